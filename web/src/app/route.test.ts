import { expect, test } from 'vitest';

import { cardLink, routeOf, ruleLink } from './route';

test('every page has its address', () => {
  expect(routeOf('/')).toEqual({ page: 'home' });
  expect(routeOf('/play/west-kingdom')).toEqual({ page: 'setup', game: 'west-kingdom' });
  expect(routeOf('/lobby/')).toEqual({ page: 'lobby' });
  expect(routeOf('/table/abc')).toEqual({ page: 'table', id: 'abc' });
  expect(routeOf('/replay/abc')).toEqual({ page: 'replay', id: 'abc' });
  expect(routeOf('/rules')).toEqual({ page: 'learn' });
  expect(routeOf('/rules/architectura')).toMatchObject({ page: 'rules', paragraph: null });
  expect(routeOf(ruleLink('architectura', 'AR-19'))).toMatchObject({ paragraph: 'AR-19' });
  expect(routeOf('/learn')).toEqual({ page: 'learn' });
  expect(routeOf('/learn/a/cards')).toEqual({ page: 'cards', game: 'a', piece: null });
  const piece = { kind: 'card', id: 'x/y' };
  expect(routeOf(cardLink('a', piece))).toEqual({ page: 'cards', game: 'a', piece });
  const only = { kind: 'pile', id: '' };
  expect(routeOf(cardLink('a', only))).toEqual({ page: 'cards', game: 'a', piece: only });
  expect(routeOf('/learn/a/glossary')).toEqual({ page: 'glossary', game: 'a' });
  expect(routeOf('/join/0f')).toEqual({ page: 'join', token: '0f' });
  expect(routeOf('/me')).toEqual({ page: 'me' });
  expect(routeOf('/settings')).toEqual({ page: 'settings' });
});

test('what is no address leads nowhere', () => {
  for (const path of ['/nowhere', '/table', '/table/a/b', '/rules/a/b/c', '/x/%', '/learn/a']) {
    expect(routeOf(path)).toEqual({ page: 'lost' });
  }
});
