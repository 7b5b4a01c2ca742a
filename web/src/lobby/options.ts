/**
 * What can be chosen for a game beside chairs and clock: the fields of its configuration, as
 * `docs/games/<game>.md` lists them. The server checks them; this only offers them.
 */

export interface Option {
  /** Where it goes: `variant`, or `rulings.bond_supply_limited`. */
  readonly field: string;
  /** Key of its name. */
  readonly name: string;
  readonly choices: readonly Choice[];
  /** Key of a line that explains it. */
  readonly help?: string;
  /** The paragraph of the rules that it is about. */
  readonly rule?: string;
  /** Only offered if another field has this value. */
  readonly only?: readonly [string, unknown];
}

export interface Choice {
  /** Undefined leaves the field out: the edition decides. */
  readonly value: string | number | boolean | undefined;
  /** Key of its name, or a number that needs none. */
  readonly name: string | number;
}

const USUAL: Choice = { value: undefined, name: 'web-option-usual' };
const YES: Choice = { value: true, name: 'web-yes' };
const NO: Choice = { value: false, name: 'web-no' };
const toggle = (field: string, name: string, rule: string): Option => ({
  field,
  name,
  rule,
  choices: [USUAL, YES, NO],
});

const limit = (rule: string): Option => ({
  field: 'round_limit',
  name: 'web-option-round-limit',
  help: 'web-help-round-limit',
  rule,
  choices: [
    { value: undefined, name: 'web-limit-none' },
    ...[20, 30, 50, 100].map((count) => ({ value: count, name: count })),
  ],
});

/** Points on which the rulebook is silent: few people want to choose there. */
export function isRuling({ field }: Option): boolean {
  return field.startsWith('rulings.');
}

export const OPTIONS: Readonly<Record<string, readonly Option[]>> = {
  architectura: [
    {
      field: 'variant',
      name: 'web-option-variant',
      help: 'web-help-variant',
      rule: 'AR-49',
      choices: [
        { value: 'basic', name: 'web-variant-basic' },
        { value: 'advanced', name: 'web-variant-advanced' },
      ],
    },
    {
      field: 'sets',
      name: 'web-option-sets',
      help: 'web-help-sets',
      rule: 'AR-49',
      choices: [
        USUAL,
        { value: 'by_color', name: 'web-sets-by-color' },
        { value: 'uniform', name: 'web-sets-uniform' },
      ],
      only: ['variant', 'advanced'],
    },
    {
      field: 'exchanges',
      name: 'web-option-exchanges',
      help: 'web-help-exchanges',
      rule: 'AR-51',
      choices: [
        { value: undefined, name: 'web-exchanges-all' },
        ...[0, 1, 2, 3, 4, 5].map((count) => ({ value: count, name: count })),
        { value: 'die', name: 'web-exchanges-die' },
      ],
      only: ['variant', 'advanced'],
    },
  ],
  'queens-architect': [
    limit('QA-E25'),
    toggle(
      'rulings.price_marker_moves_when_hire_is_forfeited',
      'web-option-price-marker-forfeited',
      'QA-E8',
    ),
    toggle('rulings.town_hire_moves_price_marker', 'web-option-town-hire-price', 'QA-E9'),
    {
      field: 'rulings.town_hire_timing',
      name: 'web-option-town-hire-timing',
      rule: 'QA-E10',
      choices: [
        USUAL,
        { value: 'after_rotation', name: 'web-timing-after' },
        { value: 'before_rotation', name: 'web-timing-before' },
      ],
    },
    toggle('rulings.town_hire_new_craftsman_is_rotated', 'web-option-town-hire-rotated', 'QA-E10'),
    toggle('rulings.bond_supply_limited', 'web-option-bonds-limited', 'QA-57'),
    toggle('rulings.travel_zero_spaces_allowed', 'web-option-travel-zero', 'QA-E12'),
    toggle('rulings.tavern_zero_tiles_allowed', 'web-option-tavern-zero', 'QA-E15'),
    toggle('rulings.palace_is_optional', 'web-option-palace-optional', 'QA-E21'),
  ],
  'west-kingdom': [
    {
      field: 'boards',
      name: 'web-option-boards',
      help: 'web-help-boards',
      rule: 'WK-9',
      choices: [
        { value: 'side_1', name: 'web-boards-side-1' },
        { value: 'dealt', name: 'web-boards-dealt' },
        { value: 'named', name: 'web-boards-named' },
      ],
    },
    limit('WK-E58'),
    {
      field: 'rulings.conspirator_discount',
      name: 'web-option-conspirator',
      rule: 'WK-E60',
      choices: [
        USUAL,
        { value: 'visit', name: 'web-conspirator-visit' },
        { value: 'each_capture', name: 'web-conspirator-each' },
      ],
    },
    toggle('rulings.fortress_location_limit', 'web-option-fortress', 'WK-E52'),
    toggle('rulings.empty_black_market_turns_card', 'web-option-black-market', 'WK-72'),
  ],
};

type Edition = Readonly<Record<string, unknown>>;

/** What an edition does where nothing is chosen; undefined if it does not say. */
export function usualOf({ field, choices }: Option, edition: Edition): Choice | undefined {
  const [room, name] = field === 'sets' ? ['advanced', 'default_mode'] : field.split('.');
  const usual = (edition[room!] as Edition | undefined)?.[name ?? ''];
  return usual === undefined ? undefined : choices.find(({ value }) => value === usual);
}

/** The player boards with a name and sides of their own, by id. */
export function boardsOf(edition: Edition): readonly string[] {
  const rows = edition.player_board as readonly { readonly id: string }[] | undefined;
  return rows?.map(({ id }) => id) ?? [];
}

/** The configuration for these values by field; what is left out stays out. */
export function configOf(
  values: Readonly<Record<string, Choice['value']>>,
): Record<string, unknown> {
  const config: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(values)) {
    if (value === undefined) continue;
    const [first, second] = field.split('.') as [string, string?];
    if (second === undefined) config[first] = value;
    else config[first] = { ...(config[first] as object | undefined), [second]: value };
  }
  return config;
}
