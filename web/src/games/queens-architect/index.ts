/** What the client knows of Queen's Architect. */
import type { GameManifest } from '../../app/games';
import { light } from '../../look/paint';
import type { View } from './view';

export const game: GameManifest = {
  minutes: 60,
  hasSeats: 'column',
  paints: {
    track: light('guild-tailor'),
    palace: light('murex'),
  },
  pieces: ['built', 'contributed'],
  cuts: {},
  race: {
    path: 'track',
    goal: 'palace',
    steps: (view) => (view as View).track.length,
    told: {
      won: 'web-qa-race-won',
      nobody: 'web-qa-race-nobody',
      there: 'web-qa-race-there',
      at: 'web-qa-race-at',
    },
  },
};
