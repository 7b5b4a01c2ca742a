/** What the client knows of Architects of the West Kingdom. */
import type { GameManifest } from '../../app/games';
import { dark, light } from '../../look/paint';

export const game: GameManifest = {
  minutes: 80,
  hasSeats: 'column',
  paints: {
    buildings: light('clay'),
    effects: light('wood-end'),
    cathedral: light('guild-glazier'),
    virtue: dark('virtue'),
    debts: dark('wax'),
    gold: light('gold'),
    marble: light('marble-vein'),
    silver: light('silver'),
    prison: dark('stone-dark'),
  },
  pieces: ['constructed', 'advanced', 'rival_built'],
  cuts: { reset_began: 'web-wk-reset', end_began: 'web-wk-last-turns' },
};
