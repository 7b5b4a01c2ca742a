import { describe, expect, it } from 'vitest';

import { namedOf, Offers, partOf } from '../../board/kit/offers';
import type { Answer, Ask, NearMiss, Screen, Target } from '../../net/protocol';
import { idIn, waysOf } from './parts';

const target = (role: Target['role'], key: string): Target => {
  const [kind = '', id = ''] = key.split(' ');
  return { role, kind, id };
};

/** An answer, its notation made of its kind and the ids of what it is about. */
const answer = (kind: string, ...about: readonly Target[]): Answer => ({
  action: [kind, ...about.map(({ id }) => id)].join(' '),
  kind,
  about: [...about],
  meaning: { key: 'do', args: {} },
});
const take = (key: string) => target('take', key);
const to = (at: string) => target('to', `space ${at}`);
const play = (card: string, at: string) => answer('play', take(`card ${card}`), to(at));

const asked = (answers: readonly Answer[], refused: readonly Answer[] = []): Ask => ({
  question: 1,
  message: { key: 'ask', args: {} },
  answers: [...answers],
  refused: refused.map(({ action, kind, about }): NearMiss => ({
    action,
    kind,
    about,
    problem: { message: { key: 'no', args: {} }, rule: null },
  })),
});
const choices = (ask: Ask, chosen: readonly string[]) => new Offers(ask, waysOf).after(chosen);
const given = (ask: Ask) => new Offers(ask, waysOf).given;
/** What is open after some parts, with the notation of what a part completes. */
const openAfter = (ask: Ask, ...chosen: readonly string[]) =>
  [...choices(ask, chosen).open].map(([part, done]) => [part, done?.action ?? null]);

describe('choices', () => {
  const turn = asked(
    [
      play('villa', '1:2'),
      play('villa', '2:1'),
      play('park', '1:2'),
      answer('play', take('card cemetery')),
      answer('mulligan'),
    ],
    [answer('play', to('1:1')), answer('play', take('card magic_school')), answer('search')],
  );

  it('offers cards first, then the spaces of the chosen card', () => {
    expect(openAfter(turn)).toEqual([
      ['card villa', null],
      ['card park', null],
      ['card cemetery', 'play cemetery'],
      ['do mulligan', 'mulligan'],
    ]);
    expect(openAfter(turn, 'card park')).toEqual([['space 1:2', 'play park 1:2']]);
  });

  it('refuses what the reason lies in', () => {
    const { refused } = choices(turn, []);
    expect([...refused.keys()]).toEqual(['space 1:1', 'card magic_school', 'do search']);
    expect(refused.get('space 1:1')?.action).toBe('play 1:1');
  });

  it('takes the two spaces of a swap in either order', () => {
    const swap = (a: string, b: string) => answer('swap', take(`space ${a}`), take(`space ${b}`));
    const ask = asked([swap('1:4', '1:5'), swap('1:5', '2:5'), answer('pass')]);
    expect(namedOf('space', choices(ask, []).open.keys())).toEqual(['1:4', '1:5', '2:5']);
    expect(openAfter(ask, 'space 1:5')).toEqual([
      ['space 1:4', 'swap 1:4 1:5'],
      ['space 2:5', 'swap 1:5 2:5'],
    ]);
  });

  it('asks for the direction of a turn after its space', () => {
    const way = (turned: string) =>
      answer('turn', take('space 1:4'), target('way', `turn ${turned}`));
    const rotate = asked([way('cw'), way('ccw')], [answer('turn', take('space 2:1'))]);
    expect(openAfter(rotate)).toEqual([['space 1:4', null]]);
    expect([...choices(rotate, []).refused.keys()]).toEqual(['space 2:1']);
    expect(openAfter(rotate, 'space 1:4')[0]).toEqual(['turn cw', 'turn 1:4 cw']);
  });

  it('finds an effect to copy wherever its card stands', () => {
    const from = (at: string) => target('from', `space ${at}`);
    const copy = answer('copy', take('card library'), from('1:2'), from('3:4'));
    expect([...choices(asked([copy, answer('pass')]), []).open.keys()]).toEqual([
      'space 1:2',
      'space 3:4',
      'do pass',
    ]);
    expect([idIn(copy, 'card'), idIn(copy, 'space')]).toEqual(['library', null]);
  });

  it('puts the button of a search before its card, and that of a removal behind it', () => {
    const search = (card: string) => answer('search', target('pay', `card ${card}`));
    const first = asked([
      play('villa', '1:1'),
      search('villa'),
      search('park'),
      answer('remove', take('card city_hall')),
    ]);
    expect(namedOf('do', choices(first, []).open.keys())).toEqual(['search']);
    expect(openAfter(first, 'do search')).toContainEqual(['card park', 'search park']);
    expect(openAfter(first, 'card city_hall')).toEqual([['do remove', 'remove city_hall']]);
  });
});

describe('given', () => {
  it('chooses what goes without saying', () => {
    expect(given(asked([play('park', '1:1'), play('park', '2:1')]))).toEqual(['card park']);
    expect(given(asked([play('park', '1:1'), play('villa', '1:1')]))).toEqual([]);
    expect(given(asked([answer('destroy', take('space 1:1'))]))).toEqual([]);
  });
});

describe('every question that was met in a game', () => {
  const screens = import.meta.glob<Screen>('./fixtures/*.json', { eager: true, import: 'default' });
  const kinds = new Set<string>();

  it.each(Object.entries(screens))('can be answered by touching its pieces: %s', (_, { ask }) => {
    for (const answer of ask?.answers ?? []) {
      kinds.add(answer.kind);
      const ways = waysOf(answer).map((path) =>
        path.map((part, i) => choices(ask!, path.slice(0, i)).open.get(part)),
      );
      // Each part leads on, and the last one is the answer.
      expect(ways.length, answer.action).toBeGreaterThan(0);
      for (const way of ways) {
        expect(
          way.slice(0, -1).every((step) => step === null),
          answer.action,
        ).toBe(true);
        expect(way.at(-1)?.action, answer.action).toBe(answer.action);
      }
    }
  });

  it('is among them if it is seldom asked', () => {
    for (const kind of ['affect', 'spare', 'remove', 'mulligan', 'pay', 'copy', 'lay']) {
      expect(kinds).toContain(kind);
    }
  });

  it('names a part by its kind', () => {
    expect(partOf('do', 'pass')).toBe('do pass');
  });
});
