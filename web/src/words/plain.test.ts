import { expect, test } from 'vitest';

import { plain } from './plain';

test('a search sees no capitals, accents, apostrophes and spaces of print', () => {
  expect(plain('L’Église')).toBe("l'eglise");
  expect(plain('Carpenter’s Hut')).toBe("carpenter's hut");
  expect(plain('qui gagne\u00a0?')).toBe('qui gagne ?');
});
