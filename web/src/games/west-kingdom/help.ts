/** What the pieces of Architects of the West Kingdom are, for the help sheet and the reference. */
import type { Piece } from '../../board/contract';
import type { Guidebook, Help, PieceGroup } from '../../board/guidebook';
import type { Names } from '../../words/names';
import { SIDE_1 } from './asking';
import { signed } from './chips';
import { Edition, type Effect, type Skill, type Zone } from './edition';
import { placeHelp } from './places';
import { abilitySentences, amountList, boardSentences, effectSentences, listed } from './sentences';
import { TERMS, termHelp } from './terms';

/** The paragraphs about each moment at which an apprentice helps. */
const AT: Readonly<Record<string, readonly string[]>> = {
  place_worker: ['WK-13'],
  storehouse_trade: ['WK-18'],
  tax_stand_action: ['WK-35'],
  town_centre_action: ['WK-30'],
  black_market_action: ['WK-44'],
  debt_paid: ['WK-45'],
  cathedral_advance: ['WK-54'],
  black_market_reset: ['WK-71'],
};

/** The paragraphs about what some buildings do. */
const DOES: Readonly<Record<string, readonly string[]>> = {
  hire_free: ['WK-26'],
  capture_free: ['WK-31', 'WK-34'],
  choice: ['WK-31', 'WK-45'],
  take_debt: ['WK-83'],
  unpaid_debt_vp_delta: ['WK-83'],
  vp_if_no_unpaid_debt: ['WK-83'],
  release_own_from_prison: ['WK-12'],
};

function skillNames(skills: readonly Skill[], names: Names): string {
  return listed(
    skills.map((skill) => names.name(skill)),
    names,
  );
}

function apprenticeHelp(id: string, edition: Edition, names: Names): Help {
  const row = edition.apprentice(id);
  const sentences = [
    ...abilitySentences(row.effect, names),
    names.text('web-wk-help-skills', { skills: skillNames(row.skills, names) }),
    ...(row.virtue ? [names.text('web-wk-help-virtue-hired', { change: signed(row.virtue) })] : []),
  ];
  const moment = AT[row.effect.trigger ?? ''] ?? [];
  return { title: names.name(id), sentences, paragraphs: [...moment, 'WK-25', 'WK-26'] };
}

function buildingHelp(id: string, edition: Edition, names: Names): Help {
  const row = edition.building(id);
  const skills = row.skills.length
    ? names.text('web-wk-help-skills', { skills: skillNames(row.skills, names) })
    : names.text('web-wk-help-no-skills');
  const sentences = [
    names.text('web-wk-help-cost', { cost: amountList(row.cost, names), vp: row.vp }),
    skills,
    ...(row.virtue ? [names.text('web-wk-help-virtue-built', { change: signed(row.virtue) })] : []),
    ...effectSentences(row.effect, names),
  ];
  const isLate = row.effect.timing === 'end_game';
  const does = DOES[(row.effect as Effect).kind ?? ''] ?? [];
  return {
    title: names.name(id),
    sentences,
    paragraphs: ['WK-52', ...(isLate ? ['WK-53', 'WK-82'] : []), ...does],
  };
}

function zoneHelp(zone: Zone, edition: Edition, names: Names): Help {
  const [low, high] = [zone.levels[0]!, zone.levels.at(-1)!];
  const worth = edition.virtue
    .filter(({ level }) => zone.levels.includes(level))
    .map(({ level, vp }) =>
      names.text('web-wk-help-zone-level', { level, vp: vp === 0 ? '0' : signed(vp) }),
    );
  const { tax_ignored: tax, cathedral_forbidden, black_market_forbidden } = zone.row;
  const isOpen = !cathedral_forbidden && !black_market_forbidden;
  const top = edition.rules.virtue_max;
  const sentences = [
    ...(isOpen ? [names.text('web-wk-help-zone-open')] : []),
    ...(cathedral_forbidden ? [names.text('web-wk-help-zone-cathedral')] : []),
    ...(black_market_forbidden ? [names.text('web-wk-help-zone-market')] : []),
    ...(tax ? [names.text('web-wk-help-zone-tax', { tax: amountList({ tax }, names) })] : []),
    ...(low === 0 ? [names.text('web-wk-help-zone-below', { level: low })] : []),
    ...(high === top ? [names.text('web-wk-help-zone-above', { level: top })] : []),
    names.text('web-wk-help-zone-vp', { levels: listed(worth, names) }),
  ];
  const paragraphs = [
    'WK-60',
    ...(tax ? ['WK-63'] : []),
    'WK-64',
    ...(low === 0 ? ['WK-62'] : []),
    ...(high === top ? ['WK-61'] : []),
  ];
  const range = low === high ? `${low}` : `${low}–${high}`;
  return { title: `${names.name('virtue')} ${range}`, sentences, paragraphs };
}

function boardHelp(id: string, edition: Edition, names: Names): Help {
  const limits = names.text('web-wk-help-limits', {
    apprentices: edition.rules.apprentice_limit,
    cards: amountList({ building_card: edition.rules.hand_limit }, names),
  });
  if (id === 'house_rival') {
    const rival = names.text('web-wk-help-rival', { work: edition.workThreshold });
    return {
      title: names.text('wk-house-rival-name'),
      sentences: [rival],
      paragraphs: ['WK-92', 'WK-93'],
    };
  }
  if (id === SIDE_1) {
    const start = names.text('web-wk-help-side-1', {
      virtue: edition.all.player_board_side_1.virtue,
      workers: amountList({ worker: edition.all.components.workers_per_player }, names),
    });
    return {
      title: names.text('web-wk-side-1'),
      sentences: [start, limits],
      paragraphs: ['WK-6', 'WK-8', 'WK-14', 'WK-26'],
    };
  }
  return {
    title: names.name(id),
    sentences: boardSentences(edition.playerBoard(id), names),
    paragraphs: ['WK-9'],
  };
}

function rewardHelp(id: string, edition: Edition, names: Names): Help {
  const gain = amountList(edition.reward(id).gain, names);
  return {
    title: names.name(id),
    sentences: [names.text('web-wk-help-reward', { gain })],
    paragraphs: ['WK-3', 'WK-54'],
  };
}

function marketHelp(id: string, edition: Edition, names: Names): Help {
  const { small, large } = edition.marketCard(id);
  return {
    title: names.name(id),
    sentences: [
      names.text('wk-effect-small', { goods: amountList(small, names) }),
      names.text('wk-effect-large', { goods: amountList(large, names) }),
    ],
    paragraphs: ['WK-40', 'WK-42', 'WK-71'],
  };
}

type Teller = (id: string, edition: Edition, names: Names) => Help | null;

const TELLERS: Readonly<Record<string, Teller>> = {
  place: placeHelp,
  apprentice: apprenticeHelp,
  building: buildingHelp,
  market: marketHelp,
  reward: rewardHelp,
  board: boardHelp,
  virtue: (id, edition, names) => {
    const zone = edition.zones.find((one) => one.id === id);
    return zone ? zoneHelp(zone, edition, names) : null;
  },
  term: termHelp,
};

const pieces = (kind: string, rows: readonly { readonly id: string }[]): readonly Piece[] =>
  rows.map(({ id }) => ({ kind, id }));

const guidebook: Guidebook = {
  groups(json): readonly PieceGroup[] {
    const edition = new Edition(json);
    const { all } = edition;
    const boards = [{ id: SIDE_1 }, ...all.player_board, { id: 'house_rival' }];
    const places = [...all.board.location, { id: 'cathedral' }];
    return [
      { heading: 'web-wk-guide-places', pieces: pieces('place', places) },
      { heading: 'web-wk-guide-virtue', pieces: pieces('virtue', edition.zones) },
      { heading: 'web-wk-guide-apprentices', pieces: pieces('apprentice', all.apprentice) },
      { heading: 'web-wk-guide-buildings', pieces: pieces('building', all.building) },
      { heading: 'web-wk-guide-market', pieces: pieces('market', all.black_market_card) },
      { heading: 'web-wk-guide-rewards', pieces: pieces('reward', all.reward_card) },
      { heading: 'web-wk-guide-boards', pieces: pieces('board', boards) },
      { heading: 'web-wk-guide-terms', pieces: pieces('term', TERMS) },
    ];
  },
  helpOf({ kind, id }, json, names): Help | null {
    const edition = new Edition(json);
    const isKnown = guidebook
      .groups(json)
      .some((group) => group.pieces.some((piece) => piece.kind === kind && piece.id === id));
    return isKnown ? (TELLERS[kind]?.(id, edition, names) ?? null) : null;
  },
};

export default guidebook;
