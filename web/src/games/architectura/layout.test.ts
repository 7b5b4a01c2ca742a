import { describe, expect, it } from 'vitest';

import { arrange, cityOf, PADDING } from './layout';

/** What the frame leaves to the board at each size of the window. */
const ROOMS = [
  ['1024 × 768', 1004, 582],
  ['1280 × 800', 1028, 674],
  ['1366 × 768', 1114, 642],
  ['1920 × 1080', 1622, 954],
] as const;

describe('where things stand', () => {
  for (const [name, width, height] of ROOMS) {
    for (const streets of [2, 3, 4]) {
      it(`fits at ${name} with ${streets} streets`, () => {
        const { mode, unit, own } = arrange({ width, height }, streets, 8, true);
        const [wide, high] = cityOf(streets, 8);
        const [beside, below] = mode === 'beside' ? [own + 10, 0] : [0, own + 10];
        expect(wide * unit + PADDING.x + beside).toBeLessThanOrEqual(width + 0.01);
        expect(high * unit + PADDING.y + below).toBeLessThanOrEqual(height + 0.01);
        expect(136 * unit).toBeGreaterThan(74);
      });
    }
  }

  it('puts the hand beside a city of many streets on a low screen, and under one of few', () => {
    expect(arrange({ width: 1252, height: 585 }, 4, 8, true).mode).toBe('beside');
    expect(arrange({ width: 1252, height: 585 }, 2, 8, true).mode).toBe('below');
    expect(arrange({ width: 1148, height: 685 }, 4, 8, true).mode).toBe('below');
  });

  it('gives the city all the width of a small screen, and lets it scroll', () => {
    const { mode, unit, own } = arrange({ width: 740, height: 300 }, 4, 8, true);
    expect([mode, own]).toEqual(['below', 0]);
    expect(cityOf(4, 8)[0] * unit + PADDING.x).toBeCloseTo(740);
    expect(136 * unit).toBeGreaterThan(80);
  });

  it('leaves everything to the city of somebody who looks on', () => {
    const looking = arrange({ width: 1148, height: 685 }, 4, 8, false);
    expect(looking.own).toBe(0);
    expect(looking.unit).toBeGreaterThan(arrange({ width: 1148, height: 685 }, 4, 8, true).unit);
  });
});
