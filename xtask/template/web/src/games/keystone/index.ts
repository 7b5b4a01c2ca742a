/** What the client knows of Keystone. */
import type { GameManifest } from '../../app/games';
import { light } from '../../look/paint';

export const game: GameManifest = {
  minutes: 5,
  hasSeats: true,
  paints: { ks_stones: light('stone'), ks_last: light('gold') },
  pieces: ['laid'],
  cuts: {},
};
