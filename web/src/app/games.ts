/** What the client itself says of the three games; everything else comes from the server. */

export interface GameFace {
  readonly id: GameId;
  /** Key of its name. */
  readonly name: string;
  /** Key of what one does in it, in a sentence. */
  readonly about: string;
  readonly players: readonly [number, number];
  /** How long a game takes among people, in minutes. */
  readonly minutes: number;
  /** Whether its board shows the seats itself, with all that may be seen of them. */
  readonly hasSeats: boolean;
  /** The paragraph of the rules that decides a tie. */
  readonly tie: string;
}

export type GameId = 'architectura' | 'queens-architect' | 'west-kingdom';

export const GAMES: readonly GameFace[] = [
  {
    id: 'architectura',
    name: 'web-game-architectura',
    about: 'web-about-architectura',
    players: [2, 4],
    minutes: 20,
    hasSeats: true,
    tie: 'AR-48',
  },
  {
    id: 'queens-architect',
    name: 'web-game-queens-architect',
    about: 'web-about-queens-architect',
    players: [2, 4],
    minutes: 60,
    hasSeats: true,
    tie: 'QA-E41',
  },
  {
    id: 'west-kingdom',
    name: 'web-game-west-kingdom',
    about: 'web-about-west-kingdom',
    players: [1, 5],
    minutes: 80,
    hasSeats: true,
    tie: 'WK-84',
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
