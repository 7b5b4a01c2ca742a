import { describe, expect, it } from 'vitest';

import { placeBeside, type Place } from './beside';

const room = { width: 1366, height: 690 };
const card = { width: 340, height: 300 };
const box = (left: number, top: number, width = 80, height = 120) => ({ left, top, width, height });

/** Whether a card at a place and a box have a point in common. */
function covers({ x, y, most }: Place, at: ReturnType<typeof box>, size = card): boolean {
  const height = Math.min(size.height, most);
  const isAside = x >= at.left + at.width || x + size.width <= at.left;
  return !isAside && y < at.top + at.height && y + height > at.top;
}

describe('a card beside a box', () => {
  it('is at the right, and at the left where the room ends', () => {
    expect(placeBeside(box(100, 300), card, room)).toMatchObject({ x: 190, y: 210 });
    expect(placeBeside(box(1200, 300), card, room)).toMatchObject({ x: 850 });
  });

  it('stays inside the room', () => {
    expect(placeBeside(box(100, 0), card, room).y).toBe(6);
    expect(placeBeside(box(100, 600), card, room).y).toBe(690 - 6 - 300);
  });

  it('is above or below where both sides are narrow', () => {
    const phone = { width: 390, height: 660 };
    const narrow = { width: 374, height: 250 };
    const places = [box(150, 20), box(150, 300), box(150, 520)].map((at) => {
      const place = placeBeside(at, narrow, phone);
      expect(covers(place, at, narrow)).toBe(false);
      expect(place.y).toBeGreaterThanOrEqual(6);
      expect(place.y + Math.min(narrow.height, place.most)).toBeLessThanOrEqual(654);
      return place.y;
    });
    expect(places).toEqual([150, 40, 260]);
  });

  it('gets lower rather than cover anything', () => {
    const low = { width: 390, height: 400 };
    const at = box(100, 150, 200, 100);
    const place = placeBeside(at, { width: 374, height: 300 }, low);
    expect(covers(place, at, { width: 374, height: 300 })).toBe(false);
    expect(place.most).toBeLessThan(300);
  });
});
