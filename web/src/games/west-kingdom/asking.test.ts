/** Every piece of the board can be explained. */
import { expect, test } from 'vitest';

import { shipped } from '../../../fixtures/pieces';
import type { WestKingdomPrinted } from '../../net/protocol';
import { pieceToExplain } from './asking';
import { Printed } from './printed';
import type { View } from './view';

test.each([
  'place quarry',
  'group forest 1',
  'market',
  'cathedral',
  'card well',
  'pile',
  'apprentice miner',
  'niche 1 1',
  'good marble',
  'debts',
  'captured',
  'supply',
  'board 0',
  'board 1',
  'level 0',
  'level 14',
])('whoever asks about “%s” on the board gets an answer', (piece) => {
  const edition = shipped<WestKingdomPrinted>('west-kingdom');
  const view = {
    workshop: [[{ apprentice: 'miner' }]],
    seats: [{ board: null }, { board: 'ada' }],
    house_rival: null,
  } as unknown as View;
  const about = pieceToExplain(piece, view, new Printed(edition.printed));
  expect(about).not.toBeNull();
  expect(edition.reading(about!)?.says.length).toBeGreaterThan(0);
});
