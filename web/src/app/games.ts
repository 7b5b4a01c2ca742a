/** What the client itself says of the three games; everything else comes from the server. */

export interface GameFace {
  readonly id: GameId;
  /** Key of its name. */
  readonly name: string;
  /** Key of what one does in it, in a sentence. */
  readonly about: string;
  /** How long a game takes among people, in minutes. */
  readonly minutes: number;
  /** Whether its board shows the seats itself, with all that may be seen of them. */
  readonly hasSeats: boolean;
}

export type GameId = 'architectura' | 'queens-architect' | 'west-kingdom';

export const GAMES: readonly GameFace[] = [
  {
    id: 'architectura',
    name: 'web-game-architectura',
    about: 'web-about-architectura',
    minutes: 20,
    hasSeats: true,
  },
  {
    id: 'queens-architect',
    name: 'web-game-queens-architect',
    about: 'web-about-queens-architect',
    minutes: 60,
    hasSeats: true,
  },
  {
    id: 'west-kingdom',
    name: 'web-game-west-kingdom',
    about: 'web-about-west-kingdom',
    minutes: 80,
    hasSeats: true,
  },
];

/** The face of a game, if it is one of ours. */
export function faceOf(game: string): GameFace | undefined {
  return GAMES.find(({ id }) => id === game);
}

/** The levels of bots, from weak to strong. */
export const LEVELS = ['novice', 'apprentice', 'journeyman', 'master'] as const;

const LEVEL_KEYS: Readonly<Record<string, string>> = {
  novice: 'web-level-novice',
  apprentice: 'web-level-apprentice',
  journeyman: 'web-level-journeyman',
  master: 'web-level-master',
};

/** The key of what a level of bots is called. */
export function levelKey(level: string): string {
  return LEVEL_KEYS[level] ?? 'web-level-other';
}
