/** A table that is being set up: who plays, which rules, how time is measured, who may look on. */
import type { Clock, NewTable, UndoPolicy, Watchers } from '../net/api';
import { configOf, OPTIONS, type Choice, type Option } from './options';

/** What stands in a chair: `me`, `here`, `open`, or the level of a bot. */
type Sitter = string;

/** What a seat may be given apart from somebody: a color, or a board with a name. */
export type Share = 'colors' | 'boards';

export class Draft {
  chairs: Sitter[] = $state([]);
  values: Record<string, Choice['value']> = $state({});
  clock: Clock = $state.raw('none');
  undo: UndoPolicy = $state('consent');
  watch: Watchers = $state('everyone');
  isRated = $state(false);
  isListed = $state(false);
  /** After how many minutes a bot may play for somebody absent. */
  patience = $state(60);
  first = $state('lot');
  /** The hash of the edition; the built-in one if empty. */
  edition = $state('');
  /** What each seat is given, if the table is to say so; else the game gives it out. */
  shares: Record<Share, readonly string[]> = $state({ colors: [], boards: [] });

  constructor(
    readonly game: string,
    withFriends: boolean,
  ) {
    this.chairs = ['me', withFriends ? 'open' : 'apprentice'];
    this.isListed = !withFriends;
  }

  get hasOpen(): boolean {
    return this.chairs.includes('open');
  }

  /** Whether somebody can be chosen to begin; with boards of their own, the boards decide. */
  get canBegin(): boolean {
    return this.chairs.length > 1 && (this.values.boards ?? 'side_1') === 'side_1';
  }

  /** The options that make sense with what is chosen so far. */
  get options(): readonly Option[] {
    const all = OPTIONS[this.game] ?? [];
    return all.filter(({ only }) => !only || this.values[only[0]] === only[1]);
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

  /** One chair is mine: whoever sat where I go takes the place that I leave. */
  put(seat: number, who: Sitter): void {
    if (who === 'me') this.chairs[this.chairs.indexOf('me')] = this.chairs[seat]!;
    this.chairs[seat] = who;
  }

  /** What each seat is given, from these in order as long as nobody chose. */
  given(share: Share, from: readonly string[]): readonly string[] {
    const chosen = this.shares[share].length > 0 ? this.shares[share] : from;
    return chosen.slice(0, this.chairs.length);
  }

  /** Gives a seat one of these; whoever had it takes what the seat had. */
  give(share: Share, from: readonly string[], seat: number, what: string): void {
    const all = [...(this.shares[share].length > 0 ? this.shares[share] : from)];
    all[all.indexOf(what)] = all[seat]!;
    all[seat] = what;
    this.shares[share] = all;
  }

  /** What the server is asked for; `boards` are all that have a name. */
  wish(boards: readonly string[] = []): NewTable {
    const { chairs, clock, patience } = this;
    const chosen = this.options.map(({ field }) => [field, this.values[field]] as const);
    const config = configOf(Object.fromEntries(chosen));
    if (this.first !== 'lot' && this.canBegin) config.first = Number(this.first);
    if (this.shares.colors.length > 0) config.colors = this.given('colors', []);
    if (config.boards === 'named') config.boards = this.given('boards', boards);
    return {
      game: this.game,
      config,
      ...(this.edition ? { edition: this.edition } : {}),
      chairs: chairs.map((chair) => (chair === 'here' ? 'me' : chair)),
      hot_seat: chairs.includes('here'),
      clock,
      undo: this.undo,
      watch: this.watch,
      rated: this.isRated,
      listed: this.isListed && this.hasOpen,
      ...(clock === 'none' && this.hasOpen && patience > 0 ? { patience: patience * 60_000 } : {}),
    };
  }
}
