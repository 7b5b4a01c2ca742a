import { expect, test } from 'vitest';

import type { TableCard } from '../net/api';
import { fitting, paceOf, seek, type Wanted } from './pairing';

const person = (id: string) => ({ person: { id, name: id } });
const card = (id: string, more: Partial<TableCard> = {}) =>
  ({
    id,
    game: 'quarry',
    status: 'open',
    chairs: [person('host'), null],
    clock: 'none',
    rated: false,
    hot_seat: false,
    created_at: 0,
    ...more,
  }) as TableCard;
const wanted: Wanted = { game: 'quarry', players: null, pace: 'none' };
const found = (tables: readonly TableCard[], how = wanted) =>
  fitting(tables, how, 'me').map(({ id }) => id);

test('a table that fits has a free seat, and none of mine', () => {
  const tables = [
    card('other game', { game: 'mill' }),
    card('full', { chairs: [person('host'), { bot: 'novice' }] }),
    card('mine', { chairs: [person('me'), null] }),
    card('played', { status: 'playing' }),
    card('one device', { hot_seat: true }),
    card('rated', { rated: true }),
    card('young', { created_at: 2 }),
    card('old', { created_at: 1 }),
  ];
  expect(found(tables)).toEqual(['old', 'young']);
});

test('players and pace are as wanted', () => {
  const live = (minutes: number) => ({ live: { initial: minutes * 60_000, increment: 0 } });
  const tables = [
    card('three', { chairs: [person('host'), null, null] }),
    card('quick', { clock: live(10) }),
    card('steady', { clock: live(20) }),
  ];
  expect(found(tables, { ...wanted, players: 3 })).toEqual(['three']);
  expect(found(tables, { ...wanted, players: 2 })).toEqual([]);
  expect(found(tables, { ...wanted, pace: 'quick' })).toEqual(['quick']);
  expect(found(tables, { ...wanted, pace: 'steady' })).toEqual(['steady']);
});

test('a table of one’s own is found by the same wishes', () => {
  for (const pace of ['quick', 'steady', 'daily', 'none'] as const) {
    expect(paceOf(seek({ ...wanted, pace }, 1).clock!)).toBe(pace);
  }
  expect(seek(wanted, 1).chairs).toEqual(['me', 'open']);
  expect(seek({ ...wanted, players: 3 }, 2).chairs).toEqual(['me', 'open', 'open']);
});
