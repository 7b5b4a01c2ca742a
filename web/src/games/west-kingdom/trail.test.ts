import { expect, test } from 'vitest';

import { touchedBy } from './trail';

const event = (kind: string, args: Record<string, unknown>) => ({
  kind,
  message: { key: `wk-event-${kind}`, args },
  barrier: null,
});

test('the last move leaves its marks', () => {
  const trail = [
    event('placed', { seat: 1, location: 'forest', workers: 2 }),
    event('gained', { seat: 1, goods: { wood: 2 } }),
    event('placed_in_guildhall', { seat: 2, space: 7 }),
    event('advanced', { seat: 2, level: 1 }),
  ];
  expect([...touchedBy(trail)]).toEqual(['place forest', 'place guildhall', 'cathedral']);
});
