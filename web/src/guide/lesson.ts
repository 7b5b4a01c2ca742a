/** The learner's position in a lesson, and what the guide says there. */
import type { Lesson } from '../net/api';
import type { LessonFace, Screen } from '../net/protocol';

/** A moment of a lesson. */
export type Moment =
  /** At a step; `answer` is what the lesson suggests. */
  | {
      readonly at: 'step';
      readonly number: number;
      readonly text: string;
      readonly answer: string;
      readonly rules: readonly string[];
    }
  /** All steps are done. */
  | { readonly at: 'end'; readonly text: string; readonly rules: readonly string[] }
  /** The person gave another answer. */
  | { readonly at: 'left' };

/** The moment of a screen; null if the table was opened with another version of the lesson. */
export function momentOf(lesson: Lesson, face: LessonFace): Moment | null {
  if (face.id !== lesson.id) return null;
  if (face.step === null) return { at: 'left' };
  const step = lesson.steps[face.step];
  if (!step) return { at: 'end', ...lesson.end };
  return { at: 'step', number: face.step + 1, ...step };
}

/** Whether a screen should be commented on: while the opponent answers, the last text stays. */
export function isSettled(screen: Screen): boolean {
  return screen.ask !== null || screen.phase !== 'playing' || screen.lesson?.step === null;
}
