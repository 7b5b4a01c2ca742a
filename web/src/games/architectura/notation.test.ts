import { describe, expect, it } from 'vitest';

import type { Ask, NearMiss, Screen } from '../../net/protocol';
import { choices, given, namedOf, parse, partsOf, paths } from './notation';
import { isUp, top, type View } from './view';

const refuse = (action: string): NearMiss => ({
  action,
  problem: { message: { key: 'no', args: {} }, rule: null },
});
const asked = (answers: readonly string[], refused: readonly string[] = []): Ask => ({
  seq: 1,
  question: { key: 'ask', args: {} },
  answers: answers.map((action) => ({ action, meaning: { key: 'do', args: {} } })),
  refused: refused.map(refuse),
});

describe('parse', () => {
  it('takes cards, spaces and directions apart', () => {
    expect(parse('play library 1:4')).toEqual({
      verb: 'play',
      cards: ['library'],
      spaces: ['1:4'],
      turn: null,
    });
    expect(parse('exchange forge temple').cards).toEqual(['forge', 'temple']);
    expect(parse('swap 1:4 1:5').spaces).toEqual(['1:4', '1:5']);
    expect(parse('turn 1:4 ccw').turn).toBe('ccw');
    expect(parse('pass')).toEqual({ verb: 'pass', cards: [], spaces: [], turn: null });
  });
});

describe('choices', () => {
  const turn = asked(
    ['play villa 1:2', 'play villa 2:1', 'play park 1:2', 'play cemetery', 'mulligan'],
    ['play villa 1:1', 'play magic_school 1:2', 'search villa'],
  );

  it('offers cards first, then the spaces of the chosen card', () => {
    const first = choices(turn, []);
    expect(namedOf('card', first.open.keys())).toEqual(['villa', 'park', 'cemetery']);
    expect(first.open.get('card:villa')).toBeNull();
    expect(first.open.get('card:cemetery')).toBe('play cemetery');
    expect(first.open.get('do:mulligan')).toBe('mulligan');
    expect(namedOf('at', first.open.keys())).toEqual([]);

    const next = choices(turn, ['card:park']);
    expect([...next.open]).toEqual([['at:1:2', 'play park 1:2']]);
  });

  it('finds out whether a refusal lies in the card or in the space', () => {
    expect([...choices(turn, []).refused.keys()]).toContain('card:magic_school');
    // The villa stands for every card: the space is closed to the park, too.
    expect(choices(turn, ['card:park']).refused.get('at:1:1')?.action).toBe('play villa 1:1');
    expect(choices(turn, []).refused.get('do:search')?.action).toBe('search villa');
  });

  it('takes the two spaces of a swap in either order', () => {
    const swap = asked(['swap 1:4 1:5', 'swap 1:5 2:5', 'pass']);
    expect(namedOf('at', choices(swap, []).open.keys())).toEqual(['1:4', '1:5', '2:5']);
    expect([...choices(swap, ['at:1:5']).open]).toEqual([
      ['at:1:4', 'swap 1:4 1:5'],
      ['at:2:5', 'swap 1:5 2:5'],
    ]);
  });

  it('asks for the direction of a turn after its space', () => {
    const rotate = asked(['turn 1:4 cw', 'turn 1:4 ccw'], ['turn 2:1 cw']);
    expect([...choices(rotate, []).open]).toEqual([['at:1:4', null]]);
    expect([...choices(rotate, []).refused.keys()]).toEqual(['at:2:1']);
    expect(choices(rotate, ['at:1:4']).open.get('turn:cw')).toBe('turn 1:4 cw');
  });

  it('finds an effect to copy in the city', () => {
    const where = (card: string) => (card === 'library' ? ['1:2', '3:4'] : []);
    expect([...choices(asked(['copy library', 'pass']), [], where).open]).toEqual([
      ['at:1:2', 'copy library'],
      ['at:3:4', 'copy library'],
      ['do:pass', 'pass'],
    ]);
  });

  it('puts the button of a search before its card, and that of a removal behind it', () => {
    const first = asked(['play villa 1:1', 'search villa', 'search park', 'remove city_hall']);
    expect(namedOf('do', choices(first, []).open.keys())).toEqual(['search']);
    expect(choices(first, ['do:search']).open.get('card:park')).toBe('search park');
    expect(choices(first, ['card:city_hall']).open.get('do:remove')).toBe('remove city_hall');
  });
});

describe('given', () => {
  it('chooses what goes without saying', () => {
    expect(given(asked(['play park 1:1', 'play park 2:1']))).toEqual(['card:park']);
    expect(given(asked(['play park 1:1', 'play villa 1:1']))).toEqual([]);
    expect(given(asked(['destroy 1:1']))).toEqual([]);
  });
});

describe('partsOf', () => {
  it('tells what an answer touches', () => {
    expect(partsOf('play library 1:4')).toEqual(['card:library', 'at:1:4']);
    expect(partsOf('lay tavern')).toEqual(['card:tavern']);
    expect(partsOf('spare')).toEqual(['do:spare']);
  });
});

describe('every question that was met in a game', () => {
  const screens = import.meta.glob<Screen>('./fixtures/*.json', { eager: true, import: 'default' });
  const verbs = new Set<string>();

  it.each(Object.entries(screens))('can be answered by touching its pieces: %s', (_, screen) => {
    const { ask } = screen;
    const city = (screen.view as View).city;
    const where = (card: string) =>
      city.filter((space) => isUp(top(space)) && top(space)?.card === card).map(({ at }) => at);
    for (const { action } of ask?.answers ?? []) {
      verbs.add(parse(action).verb);
      const ways = paths(action, where).map((path) =>
        path.map((part, i) => choices(ask!, path.slice(0, i), where).open.get(part)),
      );
      // Each part leads on, and the last one is the answer.
      expect(ways.length, action).toBeGreaterThan(0);
      for (const way of ways) {
        expect(
          way.slice(0, -1).every((step) => step === null),
          action,
        ).toBe(true);
        expect(way.at(-1), action).toBe(action);
      }
    }
  });

  it('is among them if it is seldom asked', () => {
    for (const verb of ['affect', 'spare', 'remove', 'mulligan', 'pay', 'copy', 'lay']) {
      expect(verbs).toContain(verb);
    }
  });
});
