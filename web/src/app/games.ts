/**
 * The games, each as `index.ts` in its folder says; everything else comes from the server. Boards,
 * sounds and pictures of a game are found by their files in the folder.
 */
import { light, type Paint } from '../look/paint';

/** What the client tells of a game that is a race and not a sum of points. */
export interface RaceFace {
  /** The category of a score that counts the steps, and the one of those who arrived. */
  readonly path: string;
  readonly goal: string;
  /** How many steps there are, from the view of the game. */
  readonly steps: (view: unknown) => number;
  /** Keys: how it was won, that nobody arrived, who is there, and how far somebody is. */
  readonly told: Readonly<Record<'won' | 'nobody' | 'there' | 'at', string>>;
}

/** What the client itself knows of a game. */
export interface GameManifest {
  /** How long a game takes among people, in minutes. */
  readonly minutes: number;
  /**
   * Whether its board shows the seats itself, with everything that is visible of them. In the right
   * column of the frame (`BoardLayout`), if it says so.
   */
  readonly hasSeats: boolean | 'column';
  /** With what each category of points is painted; stone, if nothing is said. */
  readonly paints: Readonly<Record<string, Paint>>;
  /** Kinds of events that leave something on the board for good: marks on the slider of a replay. */
  readonly pieces: readonly string[];
  /** Kinds of events that everybody remembers, and the key of their word: cuts of the slider. */
  readonly cuts: Readonly<Record<string, string>>;
  /** For a race: its result is told as one. */
  readonly race?: RaceFace;
  /** For the game that the home page offers first: against whom, and how long that takes. */
  readonly quickStart?: { readonly level: string; readonly minutes: number };
}

export interface GameFace extends GameManifest {
  readonly id: string;
  /** Key of its name. */
  readonly name: string;
  /** Key of a sentence about what players do in it. */
  readonly about: string;
}

const manifests = import.meta.glob<GameManifest>('../games/*/index.ts', {
  eager: true,
  import: 'game',
});

/** All games, in the order of their ids. */
export const GAMES: readonly GameFace[] = Object.entries(manifests)
  .map(([path, game]) => ({ id: path.split('/').at(-2)!, game }))
  .sort((one, other) => (one.id < other.id ? -1 : 1))
  .map(({ id, game }) => ({ id, name: `web-game-${id}`, about: `web-about-${id}`, ...game }));

/** The client's entry for a game, if it is one of ours. */
export function faceOf(game: string): GameFace | undefined {
  return GAMES.find(({ id }) => id === game);
}

/** The game that the home page offers first. */
export const FIRST = GAMES.find(({ quickStart }) => quickStart) ?? GAMES[0]!;

/** The paint of a category of points; one that nobody thought of is of stone. */
export function paintOf(game: string, category: string): Paint {
  return faceOf(game)?.paints[category] ?? light('stone-light');
}

/** The levels of bots, from weak to strong. */
export const LEVELS = ['novice', 'apprentice', 'journeyman', 'master'] as const;

const LEVEL_KEYS: Readonly<Record<string, string>> = {
  novice: 'web-level-novice',
  apprentice: 'web-level-apprentice',
  journeyman: 'web-level-journeyman',
  master: 'web-level-master',
};

/** The key of the name of a level of bots. */
export function levelKey(level: string): string {
  return LEVEL_KEYS[level] ?? 'web-level-other';
}
