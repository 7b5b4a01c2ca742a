/** With what a category of points is painted, and with what one writes on it. Names of tokens. */
export interface Paint {
  readonly fill: string;
  readonly on: 'on-light' | 'on-dark';
}

const light = (fill: string): Paint => ({ fill, on: 'on-light' });
const dark = (fill: string): Paint => ({ fill, on: 'on-dark' });

const PAINTS: Readonly<Record<string, Paint>> = {
  // Architectura
  values: light('clay'),
  adjacent_own: dark('wax-paid'),
  adjacent_named: light('guild-tailor'),
  adjacent_any: light('guild-glazier'),
  cemetery: light('stone'),
  // Queen's Architect
  track: light('guild-tailor'),
  palace: light('murex'),
  // West Kingdom
  buildings: light('clay'),
  effects: light('wood-end'),
  cathedral: light('guild-glazier'),
  virtue: dark('virtue'),
  debts: dark('wax'),
  gold: light('gold'),
  marble: light('marble-vein'),
  silver: light('silver'),
  prison: dark('stone-dark'),
};

/** The paint of a category; one that nobody thought of is of stone. */
export const paintOf = (category: string): Paint => PAINTS[category] ?? light('stone-light');
