/** What the client knows of Architectura. */
import type { GameManifest } from '../../app/games';
import { dark, light } from '../../look/paint';

export const game: GameManifest = {
  minutes: 20,
  hasSeats: 'column',
  paints: {
    values: light('clay'),
    adjacent_own: dark('wax-paid'),
    adjacent_named: light('guild-tailor'),
    adjacent_any: light('guild-glazier'),
    cemetery: light('stone'),
  },
  pieces: ['destroyed', 'rebuilt'],
  cuts: {},
  quickStart: { level: 'apprentice', minutes: 15 },
};
