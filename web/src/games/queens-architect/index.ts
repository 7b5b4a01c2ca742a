/** What the client knows of Queen's Architect. */
import type { GameManifest } from '../../app/games';
import { light } from '../../look/paint';

export const game: GameManifest = {
  minutes: 60,
  hasSeats: 'column',
  paints: {
    track: light('guild-tailor'),
    palace: light('murex'),
  },
  pieces: ['built', 'contributed'],
  cuts: {},
};
