import { beforeEach, describe, expect, it } from 'vitest';

import type { NearMiss } from '../../net/protocol';
import type { BoardProps } from '../contract';
import { Answering } from './answering.svelte';
import { keyOf, type Subject } from './offers';
import { answer, asked, refused } from './samples';
import { nthKey, touchable } from './touching';

class Board extends Answering<unknown> {
  protected waysOf({ about }: Subject) {
    return about.length > 0 ? [about.map(keyOf)] : [];
  }
}

const ASK = asked(
  [
    answer('a', 'card inn', 'space 1'),
    answer('b', 'card inn', 'space 2'),
    answer('c', 'card park', 'space 1'),
    answer('pass', 'pass'),
  ],
  [refused('d', 'card villa'), refused('e', 'card inn', 'space 3')],
);

/** What a board has reported to the table, in order. */
let told: (string | null)[] = [];
let picked: string | null = null;
/** The answer that a lesson suggests. */
let lead: string | null = null;
let board: Board;
beforeEach(() => {
  told = [];
  picked = null;
  lead = null;
  const props = {
    ask: ASK,
    viewer: 0,
    names: { say: ({ key }: { key: string }) => key },
    get picked() {
      return picked;
    },
    get lead() {
      return lead;
    },
    pick: (action: string | null) => {
      told.push(`pick ${action}`);
      picked = action;
    },
    hover: (action: string | null) => told.push(`hover ${action}`),
    explain: ({ action }: NearMiss) => told.push(`explain ${action}`),
  };
  board = new Board(() => props as unknown as BoardProps<unknown>);
});
const standings = (...parts: readonly string[]) => parts.map((part) => board.standing(part));

describe('an answer of two parts', () => {
  it('is given by touching one after the other', () => {
    expect(standings('card inn', 'card villa', 'space 1', 'river')).toEqual([
      'open',
      'refused',
      'rest',
      'rest',
    ]);
    board.touch('card inn');
    expect(told).toEqual([]);
    expect(standings('card inn', 'card park', 'space 2', 'space 3')).toEqual([
      'picked',
      'other',
      'open',
      'refused',
    ]);
    board.touch('space 2');
    expect(told).toEqual(['pick b']);
    expect(standings('card inn', 'space 2', 'space 1')).toEqual(['picked', 'picked', 'open']);
    expect([board.said('space 2'), board.meaning('space 1')]).toEqual(['do-b', 'do-a']);
  });

  it('is given up by touching its part again, or step by step', () => {
    board.touch('card inn');
    board.touch('card inn');
    expect(board.standing('card inn')).toBe('open');
    board.touch('card inn');
    board.touch('space 1');
    expect([board.back(), board.back(), board.back()]).toEqual([true, true, false]);
    expect(told).toEqual(['pick a', 'pick null']);
  });

  it('makes room for another that is touched instead', () => {
    board.touch('card inn');
    board.touch('space 2');
    board.touch('card park');
    expect(told).toEqual(['pick b', 'pick null']);
    expect(standings('card park', 'card inn', 'space 2')).toEqual(['picked', 'other', 'rest']);
  });

  it('says why it is refused', () => {
    board.touch('card villa');
    board.touch('card inn');
    board.touch('space 3');
    expect(told).toEqual(['explain d', 'explain e']);
  });
});

it('an offer in words is touched like a part', () => {
  const [first] = board.offers.open;
  const [miss] = board.offers.refused;
  expect([board.standing(first!), board.standing(miss!), board.standing(null)]).toEqual([
    'open',
    'refused',
    'rest',
  ]);
  board.touch(miss!);
  board.touch(first!);
  expect(told).toEqual(['explain d', 'pick a']);
  expect(board.standing(first!)).toBe('picked');
});

it('only what answers is looked at, and leaving it ends that', () => {
  board.point('card inn');
  expect([board.pointed, told]).toEqual(['card inn', []]);
  board.point('pass');
  board.leave('card inn');
  expect(board.current?.action).toBe('pass');
  board.leave('pass');
  expect(told).toEqual(['hover pass', 'hover null']);
});

describe('what can be touched', () => {
  const attributes = (part: string | null, options = {}) => {
    const all = touchable(board, part, { label: 'it', ...options });
    const { role, tabindex } = { role: undefined, tabindex: undefined, ...all };
    return [role, tabindex, all['aria-pressed'], all['aria-disabled'], all['data-action']];
  };

  it('is a button where it answers, leads on or has a reason', () => {
    expect(attributes('pass')).toEqual(['button', 0, false, undefined, 'pass']);
    expect(attributes('card inn')).toEqual(['button', 0, false, undefined, undefined]);
    expect(attributes('card villa')).toEqual(['button', 0, undefined, true, undefined]);
    board.touch('card inn');
    expect(attributes('card inn')[2]).toBe(true);
  });

  it('is reached by arrow keys alone where it only can be asked about', () => {
    expect(attributes('river')).toEqual(['img', -1, undefined, undefined, undefined]);
    expect(attributes(null, { piece: 'card inn' })).toEqual([
      'img',
      -1,
      undefined,
      undefined,
      undefined,
    ]);
    expect(attributes(null)[1]).toBeUndefined();
    expect(attributes('river', { otherwise: () => {} })).toEqual([
      'button',
      -1,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('leaves to a button what a button does of itself', () => {
    expect(attributes('pass', { isButton: true }).slice(0, 3)).toEqual([
      undefined,
      undefined,
      false,
    ]);
    expect(attributes('river', { isButton: true })[3]).toBe(true);
  });
});

it('keys stand for parts in order', () => {
  expect(nthKey('W', 'qwerty', ['card a', 'card b'])).toBe('card b');
  expect(nthKey('e', 'qwerty', ['card a', 'card b'])).toBeNull();
  expect(nthKey('', 'qwerty', ['card a'])).toBeNull();
});

describe('a lesson', () => {
  const led = () =>
    ['card inn', 'card park', 'space 1', 'space 2', 'pass'].filter((part) => board.isLead(part));

  it('points to the next part of its answer', () => {
    expect(led()).toEqual([]);
    lead = 'b';
    board = new Board(board['props']);
    expect(led()).toEqual(['card inn']);
    board.touch('card inn');
    expect(led()).toEqual(['space 2']);
    expect(touchable(board, 'space 2')['data-lead']).toBe(true);
    expect(touchable(board, 'space 1')['data-lead']).toBeUndefined();
    board.touch('space 2');
    expect(led()).toEqual([]);
  });

  it('leads back whoever goes astray', () => {
    lead = 'b';
    board = new Board(board['props']);
    board.touch('card park');
    expect(led()).toEqual(['card inn']);
  });
});
