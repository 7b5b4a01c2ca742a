/**
 * What there is to say about the pieces of Queen's Architect: sentences of the language files with
 * the numbers of the edition, and the paragraphs of the rules that say so.
 */
import type { Help } from '../../board/guidebook';
import type { Names } from '../../words/names';
import type { Edition, Location } from './edition';
import type { Kind } from './pieces';

/** Says one piece of a kind; null if the edition does not have it. */
export type Teller = (id: string, edition: Edition, names: Names) => Help | null;

export const THINGS = [
  'taler',
  'bond',
  'building_marker',
  'price_scale',
  'moneychanger_figure',
  'entrance',
  'saloon',
  'dormitory',
  'palace',
] as const;
export const CONDITIONS = ['track', 'capital', 'performance', 'construct'] as const;

const listed = (numbers: readonly (number | string)[]): string => numbers.join(' · ');
const named = (ids: readonly string[], names: Names): string =>
  ids.map((id) => names.name(id)).join(', ');

const craftsman: Teller = (id, edition, names) => {
  const tile = edition.characters.get(id);
  if (!tile) return null;
  const { guild, performance, repair, day_laborer: hasIcon, copies, starting_copies } = tile;
  const icon = {
    action: names.name('day_laborer'),
    talers: edition.talersPerIcon,
  };
  return {
    title: names.name(id),
    sentences: [
      names.text('qa-sheet-guild', { guild: names.name(guild) }),
      names.text('web-qa-help-faces', { numbers: listed(performance) }),
      names.text('web-qa-help-repair', { points: repair }),
      ...(hasIcon ? [names.text('qa-sheet-laborer'), names.text('web-qa-help-icon', icon)] : []),
      names.text('web-qa-help-copies', { count: copies, starters: starting_copies }),
    ],
    paragraphs: ['QA-3', 'QA-6', 'QA-7', 'QA-8', ...(hasIcon ? ['QA-28'] : []), 'QA-59'],
  };
};

const guild: Teller = (id, edition, names) => {
  if (!edition.guilds.includes(id)) return null;
  const members = [...edition.characters.values()].filter((one) => one.guild === id);
  return {
    title: names.name(id),
    sentences: [
      names.text('web-qa-help-members', {
        names: named(
          members.map((one) => one.id),
          names,
        ),
      }),
      names.text('web-qa-help-rest'),
    ],
    paragraphs: ['QA-43', 'QA-44', 'QA-45'],
  };
};

/** What each action does, and where the rules say so. */
const ACTIONS: Readonly<Record<string, (edition: Edition, names: Names) => Omit<Help, 'title'>>> = {
  construct: (edition, { text }) => ({
    sentences: [
      text('web-qa-help-construct', { most: edition.repairers }),
      text('web-qa-help-construct-2'),
    ],
    paragraphs: ['QA-46', 'QA-47', 'QA-48', 'QA-58', 'QA-61'],
  }),
  day_laborer: (edition, { text }) => ({
    sentences: [
      text('web-qa-help-day-laborer', { income: edition.income, talers: edition.talersPerIcon }),
    ],
    paragraphs: ['QA-27', 'QA-28'],
  }),
  hire: (_edition, { text }) => ({
    sentences: [text('web-qa-help-hire')],
    paragraphs: ['QA-29', 'QA-30', 'QA-31', 'QA-32'],
  }),
  moneychanger: (edition, { text }) => ({
    sentences: [text('web-qa-help-moneychanger', { talers: edition.talersPerBond })],
    paragraphs: ['QA-37', 'QA-38', 'QA-39'],
  }),
  travel: ({ travel }, { text }) => ({
    sentences: [text('web-qa-help-travel', { most: travel.length, costs: listed(travel) })],
    paragraphs: ['QA-40', 'QA-41'],
  }),
  tavern: ({ tavern }, { text }) => ({
    sentences: [text('web-qa-help-tavern', { most: tavern.length, costs: listed(tavern) })],
    paragraphs: ['QA-42', 'QA-43', 'QA-44'],
  }),
};

const action: Teller = (id, edition, names) => {
  const known = edition.star.find((one) => one === id);
  const told = known && ACTIONS[known]?.(edition, names);
  if (!told) return null;
  const [least, most] = edition.steps;
  return {
    title: names.name(id),
    sentences: [...told.sentences, names.text('web-qa-help-move', { least, most })],
    paragraphs: [...told.paragraphs, 'QA-24', 'QA-25'],
  };
};

/** The places of all sides of the board. */
export const locationsOf = (edition: Edition): readonly Location[] => [
  ...new Map(
    [...edition.sides.values()].flatMap(({ location }) => location).map((one) => [one.id, one]),
  ).values(),
];

const place: Teller = (id, edition, names) => {
  const type = locationsOf(edition).find((one) => one.id === id)?.type;
  if (!type) return null;
  const title = names.name(id);
  if (type === 'capital') {
    return {
      title,
      sentences: [names.text('qa-no-in-capital'), names.text('web-qa-help-palace')],
      paragraphs: ['QA-13', 'QA-47', 'QA-61'],
    };
  }
  const sites = [...edition.sides.values()][0]?.building_sites ?? [];
  const demand = [...edition.demands.values()].find((one) => one.type === type);
  return {
    title,
    sentences: [
      names.text('web-qa-help-limit', { type: names.name(type), points: edition.caps[type] }),
      names.text('web-qa-help-demand', { count: demand?.guilds.length ?? 0 }),
      names.text('web-qa-help-sites', {
        sites: listed(sites.map((site) => (site ? `−${Math.abs(site)}` : '0'))),
      }),
      ...(demand?.bonus ? [names.text('web-qa-help-bonus')] : []),
    ],
    paragraphs: ['QA-47', 'QA-49', 'QA-51', ...(demand?.bonus ? ['QA-50', 'QA-52'] : [])],
  };
};

const demand: Teller = (id, edition, names) => {
  const tile = edition.demands.get(id);
  if (!tile) return null;
  const { bonus, guilds } = tile;
  const gives = {
    appreciation: () => names.text('qa-bonus-appreciation', { points: bonus?.amount ?? 0 }),
    talers: () => names.text('qa-bonus-talers', { count: bonus?.amount ?? 0 }),
    hire: () => names.text('qa-bonus-hire'),
  };
  return {
    title: names.name(id),
    sentences: [
      names.text('qa-sheet-demand', { guilds: named(guilds, names) }),
      ...(bonus ? [gives[bonus.type]()] : []),
      names.text('web-qa-help-band'),
    ],
    paragraphs: ['QA-4', 'QA-47', 'QA-48', ...(bonus ? ['QA-50', 'QA-52'] : [])],
  };
};

const token: Teller = (id, edition, names) => {
  const points = Number(id);
  const count = edition.tokens.get(points);
  if (count === undefined) return null;
  const all = [...edition.tokens.values()].reduce((sum, each) => sum + each, 0);
  return {
    title: names.text('web-qa-token', { points }),
    sentences: [
      names.text('web-qa-help-token', { points }),
      names.text('web-qa-help-tokens', { count, all }),
    ],
    paragraphs: ['QA-12', 'QA-55', 'QA-56'],
  };
};

const condition: Teller = (id, edition, names) => {
  if (!CONDITIONS.some((one) => one === id)) return null;
  const args = { sum: edition.palace, action: names.name('construct') };
  return {
    title: names.text('web-qa-palace'),
    sentences: [names.text(`web-qa-help-need-${id}`, args), names.text('web-qa-help-palace')],
    paragraphs: ['QA-61', 'QA-63', 'QA-64'],
  };
};

const PARAGRAPHS: Readonly<Record<(typeof THINGS)[number], readonly string[]>> = {
  taler: ['QA-27', 'QA-30', 'QA-40', 'QA-43'],
  bond: ['QA-39', 'QA-56', 'QA-57'],
  building_marker: ['QA-5', 'QA-47', 'QA-49'],
  price_scale: ['QA-33', 'QA-34', 'QA-35'],
  moneychanger_figure: ['QA-38', 'QA-39'],
  entrance: ['QA-42', 'QA-43'],
  saloon: ['QA-42', 'QA-44'],
  dormitory: ['QA-42', 'QA-45'],
  palace: ['QA-61', 'QA-63', 'QA-64'],
};

const thing: Teller = (id, edition, names) => {
  const known = THINGS.find((one) => one === id);
  if (!known) return null;
  const { moneychanger, priceScale } = edition;
  const args = {
    talers: edition.talersPerBond,
    count: edition.markers,
    first: priceScale[0] ?? 0,
    least: moneychanger[0] ?? 0,
    most: moneychanger.at(-1) ?? 0,
  };
  return {
    title: names.name(id),
    sentences: [names.text(`web-qa-help-${known.replaceAll('_', '-')}`, args)],
    paragraphs: PARAGRAPHS[known],
  };
};

/** Who tells of each kind. */
export const TELLERS: Readonly<Record<Kind, Teller>> = {
  craftsman,
  guild,
  action,
  place,
  demand,
  token,
  condition,
  thing,
};
