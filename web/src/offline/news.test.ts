import { expect, test } from 'vitest';

import { newsFrom, pathOf } from './news';

test('news is read as the server writes it', () => {
  const told = {
    kind: 'turn',
    table: 'abc',
    title: 'It is your turn',
    text: 'Architectura with One',
    language: 'en',
    url: '/table/abc',
    with_tab: true,
  };
  expect(newsFrom(JSON.stringify(told))).toEqual({
    title: 'It is your turn',
    text: 'Architectura with One',
    lang: 'en',
    url: '/table/abc',
    withTab: true,
  });
});

test('what is no news shows nothing', () => {
  for (const text of ['', 'null', '7', '{}', '{"title":"x"}', '{"title":1,"url":"/"}']) {
    expect(newsFrom(text)).toBeNull();
  }
});

test('news opens pages of this club, whatever address it calls itself by', () => {
  const here = 'https://games.example';
  expect(pathOf('/table/abc', here)).toBe('/table/abc');
  expect(pathOf('https://games.example/table/abc?x#y', here)).toBe('/table/abc');
  expect(pathOf('https://elsewhere.example/table/abc', here)).toBe('/table/abc');
  expect(pathOf('https://', here)).toBe('/');
});
