/** The shapes that go with the colors of players, on a grid of 24. */
import type { Tint } from '../board/contract';

/** Outline of each shape: triangle, disc, square, diamond and cross. */
export const SHAPES: Readonly<Record<Tint, string>> = {
  vermilion: 'M12 3.2 21.6 20H2.4z',
  lapis: 'M12 2.6a9.4 9.4 0 1 1 0 18.8a9.4 9.4 0 1 1 0-18.8z',
  malachite: 'M3.6 3.6h16.8v16.8H3.6z',
  orpiment: 'M12 1.4 22.6 12 12 22.6 1.4 12z',
  murex: 'M8.4 2.4h7.2v6h6v7.2h-6v6H8.4v-6h-6V8.4h6z',
};

/** A hooded mason. */
export const WORKER =
  'M12 2.2c2.7 0 4.6 1.9 4.6 4.4 0 1.5-.6 2.7-1.6 3.5 3.4.9 5.2 3.5 5.6 7.4l.4 3.9c.1.7-.4 1.2-1.1 1.2H4.1c-.7 0-1.2-.5-1.1-1.2l.4-3.9C3.8 13.6 5.6 11 9 10.1c-1-.8-1.6-2-1.6-3.5 0-2.5 1.9-4.4 4.6-4.4z';

/** A keystone, for points, centered on its origin. */
export const KEYSTONE = 'M-14-14h28l-4.5 27h-19z';

/** Line signs on a grid of 24. */
export const SIGNS = {
  turn: 'M19.2 12a7.2 7.2 0 1 1-2.4-5.4M17.4 2.6v4.4h-4.4',
  protect: 'M12 2.8 19.6 5.4v6c0 4.8-3.2 8.2-7.6 9.8-4.4-1.6-7.6-5-7.6-9.8v-6z',
  moon: 'M20 14.4A8.6 8.6 0 1 1 10 3.6a7 7 0 0 0 10 10.8z',
} as const;
