import { describe, expect, it } from 'vitest';

import { Offers } from '../../board/kit/offers';
import type { Ask, Target } from '../../net/protocol';
import { busiest, inWords, kindOf, waysOf } from './offers';

/** The targets of a text such as `place v1, talers`. */
function about(text: string): Target[] {
  return text.split(', ').flatMap((target) => {
    const [kind = '', id = ''] = target.split(' ');
    return kind ? [{ role: 'take', kind, id }] : [];
  });
}

/** A question: answers, and refused ones, each with what it is about. */
function ask(answers: Record<string, string>, refused: Record<string, string> = {}): Ask {
  const message = (key: string) => ({ key, args: {} });
  return {
    question: 1,
    message: message('question'),
    answers: Object.entries(answers).map(([action, text]) => ({
      action,
      kind: '',
      about: about(text),
      meaning: message(action),
    })),
    refused: Object.entries(refused).map(([action, text]) => ({
      action,
      kind: '',
      about: about(text),
      problem: { message: message('no'), rule: 'QA-1' },
    })),
  };
}

const offersOf = (asked: Ask | null) => new Offers(asked, waysOf);

const TRAVEL = { 'travel v1': 'place v1', 'travel v2': 'place v2', forfeit: '' };
const WORKS = { build: 'place m4', 'repair a': 'craftsman a', 'repair b': 'craftsman b' };

describe('offersOf', () => {
  it('offers nothing without a question', () => {
    expect(offersOf(null).open).toEqual([]);
  });

  it('finds an answer by its first piece that can be pressed', () => {
    const offers = offersOf(ask({ 'hire 3': 'talers, row 3', done: 'talers' }));
    expect(offers.at('row 3')?.action).toBe('hire 3');
    expect(offers.at('talers')).toBeNull();
    expect(offers.open.map(kindOf)).toEqual(['row', 'none']);
  });

  it('prefers an open answer to a refused one', () => {
    const offers = offersOf(
      ask(
        { confidence: 'confidence 2' },
        { 'redeem 3': 'confidence 2', 'redeem 4': 'confidence 3' },
      ),
    );
    expect(offers.at('confidence 2')?.miss).toBeNull();
    expect(offers.at('confidence 3')?.miss?.action).toBe('redeem 4');
    expect(offers.at('confidence 0')).toBeNull();
  });

  it('names the part that holds the answers', () => {
    expect(busiest(offersOf(ask(TRAVEL)))).toBe('map');
    expect(busiest(offersOf(ask(WORKS)))).toBe('star');
    expect(busiest(offersOf(ask({ 'steps 0': 'track 0', 'steps 1': 'track 1' })))).toBeNull();
  });
});

describe('inWords', () => {
  const said = (answers: Record<string, string>) =>
    inWords(offersOf(ask(answers))).map(({ action }) => action);

  it('says what no piece stands for', () => {
    expect(said({ 'travel v3': 'place v3', ...TRAVEL })).toEqual(['forfeit']);
  });

  it('leaves a few answers to the question bar', () => {
    expect(said({ 'travel v1': 'place v1', forfeit: '' })).toEqual([]);
  });

  it('says what is in another part than most', () => {
    expect(said({ ...WORKS, done: '' })).toEqual(['build', 'done']);
  });

  it('says what shares its piece, and what has a small one', () => {
    const shared = { 'travel m4': 'place m4', ...TRAVEL };
    expect(said({ build: 'place m4', ...shared })).toEqual(['travel m4', 'forfeit']);
    expect(said({ ...TRAVEL, 'steps 1': 'track 1' })).toContain('steps 1');
  });
});
