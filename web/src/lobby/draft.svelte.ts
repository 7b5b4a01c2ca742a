/** A table being set up: who plays, by which rules, with which clock, who may watch. */
import type { Tint } from '../board/contract';
import { COLORS, tintOf } from '../board/tints';
import type { Clock, NewTable, UndoPolicy, Watchers } from '../net/api';
import { configOf, isEach, offered, type Option, type Value } from './options';
import type { Preset } from './presets';

/** The occupant of a chair: `me`, `here`, `open`, or the level of a bot. */
type Sitter = string;

export class Draft {
  chairs: Sitter[] = $state([]);
  values: Record<string, Value> = $state({});
  /** The options of the game; empty until the server has answered. */
  described: readonly Option[] = $state.raw([]);
  clock: Clock = $state.raw('none');
  undo: UndoPolicy = $state('consent');
  watch: Watchers = $state('everyone');
  isRated = $state(false);
  isListed = $state(false);
  /** After how many minutes a bot may play for an absent player. */
  patience = $state(60);
  first = $state('lot');
  /** The hash of the edition; empty for the built-in one. */
  edition = $state('');
  /** What each seat has chosen for itself, by the field of the option. */
  shares: Record<string, readonly string[]> = $state({});
  /** The preset that was taken last. */
  preset: Preset['id'] | null = $state(null);
  /** The request that it made. */
  #taken = $state('');

  constructor(
    readonly game: string,
    withFriends: boolean,
  ) {
    this.chairs = ['me', withFriends ? 'open' : 'apprentice'];
    this.isListed = !withFriends;
  }

  /** Sits everybody down as a preset says; the rules stay as they are. */
  take({ id, chairs, clock, undo }: Preset, isListed = false): void {
    this.chairs = [...chairs];
    this.clock = clock;
    this.undo = undo;
    this.isRated = false;
    this.isListed = isListed;
    this.first = 'lot';
    this.shares = {};
    this.preset = id;
    this.#taken = JSON.stringify(this.request());
  }

  /** Whether anything was changed since a preset was taken. */
  get isChanged(): boolean {
    return JSON.stringify(this.request()) !== this.#taken;
  }

  /** The levels of the bots at the table. */
  get bots(): readonly string[] {
    return this.chairs.filter((chair) => !['me', 'here', 'open'].includes(chair));
  }

  /** Whether one person plays alone: then everything may be undone. */
  get isAlone(): boolean {
    return this.bots.length === this.chairs.length - 1;
  }

  /** The color of each seat, as far as that is known before the game begins. */
  get tints(): readonly Tint[] {
    const paint = this.seatOptions.find(({ field }) => field === 'colors');
    const given = paint ? this.given(paint) : [];
    return this.chairs.map((_, seat) => {
      const color = given[seat];
      return color ? tintOf(color) : (COLORS[seat] ?? 'murex');
    });
  }

  get hasOpen(): boolean {
    return this.chairs.includes('open');
  }

  /** Whether the server would rate the game: between people, each at their own device. */
  get canBeRated(): boolean {
    const isUsual = ({ field, rated }: Option) => rated || this.values[field] === undefined;
    return this.chairs.length > 1 && !this.chairs.includes('here') && this.options.every(isUsual);
  }

  /** A rated game has a clock; without a choice it gets a common one. */
  rate(isRated: boolean): void {
    this.isRated = isRated;
    if (isRated && this.clock === 'none') {
      this.clock = { live: { initial: 20 * 60_000, increment: 20_000 } };
    }
  }

  /** The option for who begins, if there is one. */
  get beginner(): Option | undefined {
    if (this.chairs.length < 2) return undefined;
    return this.options.find(({ field }) => field === 'first');
  }

  /** The options that matter with the current choices. */
  get options(): readonly Option[] {
    return offered(this.described, this.values);
  }

  /** The options that every seat chooses for itself. */
  get seatOptions(): readonly Option[] {
    return this.options.filter((option) => isEach(option, this.values[option.field]));
  }

  resize(count: number): void {
    const { chairs } = this;
    const rest = Array.from({ length: count }, (_, seat) => chairs[seat] ?? chairs[1]);
    const mine = Math.max(0, rest.indexOf('me'));
    this.chairs = rest.map((chair, seat) => {
      if (seat === mine) return 'me';
      return chair === undefined || chair === 'me' ? 'apprentice' : chair;
    });
    if (this.first !== 'lot' && Number(this.first) >= count) this.first = 'lot';
  }

  /** Only one chair is mine: whoever sits where I go takes my old chair. */
  put(seat: number, who: Sitter): void {
    if (who === 'me') this.chairs[this.chairs.indexOf('me')] = this.chairs[seat]!;
    this.chairs[seat] = who;
  }

  /** The choice of each seat for an option; by default in the order of the choices. */
  given(option: Option): readonly string[] {
    return this.#all(option).slice(0, this.chairs.length);
  }

  /** Gives a seat one of the choices; whoever had it gets what the seat had. */
  give(option: Option, seat: number, what: string): void {
    const all = [...this.#all(option)];
    all[all.indexOf(what)] = all[seat]!;
    all[seat] = what;
    this.shares[option.field] = all;
  }

  #all({ field, each }: Option): readonly string[] {
    return this.shares[field] ?? each.map(({ value }) => String(value));
  }

  /** The value of an option for the server. */
  #chosen(option: Option): Value {
    const value = this.values[option.field];
    if (!isEach(option, value)) return value;
    // Where only seats choose, the game assigns what is left.
    const isLeft = option.choices.length === 0 && !this.shares[option.field];
    return isLeft ? undefined : this.given(option);
  }

  /** The request for the server. */
  request(): NewTable {
    const { chairs, clock, patience } = this;
    const chosen = this.options.map((option) => [option.field, this.#chosen(option)] as const);
    const config = configOf(Object.fromEntries(chosen));
    if (this.first !== 'lot' && this.beginner) config.first = Number(this.first);
    return {
      game: this.game,
      config,
      ...(this.edition ? { edition: this.edition } : {}),
      chairs: chairs.map((chair) => (chair === 'here' ? 'me' : chair)),
      hot_seat: chairs.includes('here'),
      clock,
      undo: this.undo,
      watch: this.watch,
      rated: this.isRated && this.canBeRated && clock !== 'none',
      listed: this.isListed && this.hasOpen,
      ...(clock === 'none' && this.hasOpen && patience > 0 ? { patience: patience * 60_000 } : {}),
    };
  }
}
