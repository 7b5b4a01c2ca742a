import { describe, expect, it } from 'vitest';

import type { Ask } from '../../net/protocol';
import { inWords, keyOf, offersOf, partOf, targetOf } from './notation';
import type { Action, PlayerState, View } from './view';

const STAR: readonly Action[] = [
  'construct',
  'day_laborer',
  'hire',
  'moneychanger',
  'travel',
  'tavern',
];

const player = {
  architect: 'travel',
  track: 3,
  confidence: 1,
  carriage: 'm4',
} as unknown as PlayerState;

const view = {
  seats: [player],
  pending: [{ frame: 'pick' }, { frame: 'turn', character: 'tailor_1' }],
} as unknown as View;

const target = (action: string) => keyOf(targetOf(action, view, 0, STAR));

function ask(answers: readonly string[], refused: readonly string[] = []): Ask {
  const message = (key: string) => ({ key, args: {} });
  return {
    seq: 1,
    question: message('question'),
    answers: answers.map((action) => ({ action, meaning: message(action) })),
    refused: refused.map((action) => ({
      action,
      problem: { message: message('no'), rule: 'QA-1' },
    })),
  };
}

describe('targetOf', () => {
  it('counts moves of the architect round the star', () => {
    expect(target('advance 1')).toBe('point tavern');
    expect(target('advance 2')).toBe('point construct');
    expect(target('advance 3')).toBe('point day_laborer');
  });

  it('makes a button of a move that goes nowhere', () => {
    expect(target('advance 0')).toBe('button advance 0');
    expect(target('advance 6')).toBe('button advance 6');
  });

  it('finds craftsmen in the band, on the billboard and on display', () => {
    expect(target('repair glazier_1')).toBe('craftsman glazier_1');
    expect(target('labor glazier_3')).toBe('craftsman glazier_3');
    expect(target('fire tailor_1')).toBe('craftsman tailor_1');
    expect(target('hire 3')).toBe('row 3');
    expect(target('take glazier_1')).toBe('display glazier_1');
  });

  it('turns the starter just taken by its corners', () => {
    expect(target('turn 3')).toBe('corner tailor_1 3');
  });

  it('finds places, also those that the answer does not name', () => {
    expect(target('travel v3')).toBe('place v3');
    expect(target('build')).toBe('place m4');
    expect(target('palace')).toBe('palace');
  });

  it('counts spaces of the two tracks from where the figures are', () => {
    expect(target('steps 0')).toBe('step 3');
    expect(target('steps 2')).toBe('step 5');
    expect(target('confidence')).toBe('money 2');
    expect(target('redeem 2')).toBe('money 1');
  });

  it('finds the tavern and its guilds', () => {
    expect(target('tavern')).toBe('tavern');
    expect(target('rest glazier')).toBe('guild glazier');
    expect(target('earn')).toBe('point day_laborer');
  });

  it('makes buttons of the rest', () => {
    expect(target('done')).toBe('button done');
    expect(target('forfeit')).toBe('button forfeit');
    expect(target('dance')).toBe('button dance');
  });
});

describe('offersOf', () => {
  it('offers nothing without a question or a seat', () => {
    expect(offersOf(null, view, 0, STAR).open).toEqual([]);
    expect(offersOf(ask(['done']), view, null, STAR).open).toEqual([]);
  });

  it('prefers an open answer to a refused one', () => {
    const offers = offersOf(ask(['confidence'], ['redeem 3', 'redeem 4']), view, 0, STAR);
    expect(offers.at({ on: 'money', space: 2 })?.miss).toBeNull();
    expect(offers.at({ on: 'money', space: 3 })?.miss?.action).toBe('redeem 4');
    expect(offers.at({ on: 'money', space: 0 })).toBeNull();
  });

  it('names the part that holds the answers', () => {
    expect(offersOf(ask(['travel v1', 'travel v2', 'forfeit']), view, 0, STAR).part).toBe('map');
    expect(offersOf(ask(['build', 'repair a', 'repair b']), view, 0, STAR).part).toBe('star');
    expect(offersOf(ask(['steps 0', 'steps 1']), view, 0, STAR).part).toBeNull();
  });

  it('puts into words what no piece says', () => {
    const offers = offersOf(ask(['travel v1', 'travel v2', 'travel v3', 'forfeit']), view, 0, STAR);
    expect(inWords(offers).map((offer) => offer.action)).toEqual(['forfeit']);
  });

  it('leaves a few answers to the question bar', () => {
    expect(inWords(offersOf(ask(['travel v1', 'forfeit']), view, 0, STAR))).toEqual([]);
  });

  it('puts into words what is in another part than most', () => {
    const offers = offersOf(ask(['build', 'repair a', 'repair b', 'done']), view, 0, STAR);
    expect(inWords(offers).map((offer) => offer.action)).toEqual(['build', 'done']);
  });

  it('puts into words what shares its piece', () => {
    const offers = offersOf(ask(['build', 'travel m4', 'travel v1', 'travel v2']), view, 0, STAR);
    expect(inWords(offers).map((offer) => offer.action)).toEqual(['travel m4']);
  });
});

describe('partOf', () => {
  it('leaves the track on top', () => {
    expect(partOf({ on: 'step', space: 3 })).toBeNull();
    expect(partOf({ on: 'guild', guild: 'tailor' })).toBe('tavern');
  });
});
