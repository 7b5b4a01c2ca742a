import { expect, test } from 'vitest';

import { isPosition, othersOf, wayOf } from './ways';

const HOST = 'https://trestle.example';
const way = (path: string, { method = 'GET', mode = 'cors', host = HOST } = {}) =>
  wayOf({ method, mode, url: host + path }, HOST);

test('pages come from the network first, and files with a hash from memory', () => {
  expect(way('/rules/architectura', { mode: 'navigate' })).toBe('page');
  expect(way('/table/abc?x=1', { mode: 'navigate' })).toBe('page');
  expect(way('/assets/index-Zo3rabMf.js')).toBe('kept');
  expect(way('/icon.svg')).toBe('fresh');
});

test('editions stay, games that are over are kept, and nothing else of the interface is', () => {
  expect(way('/api/games/architectura/editions/0f/json')).toBe('kept');
  expect(way('/api/games')).toBe('fresh');
  expect(way('/api/tables/abc/position?at=3&seat=1')).toBe('fresh');
  expect(way('/api/tables/abc/replay')).toBe('fresh');
  for (const path of ['/api/session', '/api/me/tables', '/api/tables', '/api/tables/abc/screen']) {
    expect(way(path)).toBe('leave');
  }
  // The description of the API is not a page of the client.
  expect(way('/api', { mode: 'navigate' })).toBe('leave');
});

test('what changes something, or is elsewhere, is left alone', () => {
  expect(way('/api/tables/abc/position', { method: 'POST' })).toBe('leave');
  expect(way('/assets/a.js', { host: 'https://elsewhere.example' })).toBe('leave');
});

test('a position of a replay has others', () => {
  const url = `${HOST}/api/tables/abc/position?at=1&seat=0`;
  expect(othersOf(url, 2)).toEqual([
    `${HOST}/api/tables/abc/position?at=0&seat=0`,
    `${HOST}/api/tables/abc/position?at=2&seat=0`,
  ]);
  expect(isPosition(url)).toBe(true);
  expect(isPosition(`${HOST}/api/tables/abc/replay`)).toBe(false);
});
