import { expect, test } from 'vitest';

import type { Lesson } from '../net/api';
import { momentOf } from './lesson';

const lesson: Lesson = {
  id: 'quarry-1',
  game: 'quarry',
  steps: [
    { text: 'lesson-one', answer: 'dig 1', rules: ['QU-1'] },
    { text: 'lesson-two', answer: 'dig 2', rules: [] },
  ],
  end: { text: 'lesson-end', rules: ['QU-9'] },
};
const face = (step: number | null, id = 'quarry-1') => ({ id, step, steps: 2 });

test('a step, its number and its answer', () => {
  expect(momentOf(lesson, face(1))).toEqual({
    at: 'step',
    number: 2,
    text: 'lesson-two',
    answer: 'dig 2',
    rules: [],
  });
});

test('the end, once all steps are done', () => {
  expect(momentOf(lesson, face(2))).toEqual({ at: 'end', text: 'lesson-end', rules: ['QU-9'] });
});

test('somebody who left, and a table with another version', () => {
  expect(momentOf(lesson, face(null))).toEqual({ at: 'left' });
  expect(momentOf(lesson, face(0, 'quarry-2'))).toBeNull();
});
