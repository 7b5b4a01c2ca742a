/** How events are shown: each kind has a decision here, and a trail becomes beats. */
import { beat, byKind, beatsOf as sequence, told, type Beat } from '../../board/kit/beats';
import type { Event } from '../../net/protocol';
import type { EventKind } from './view';

/** A stone on its way from a player to its place, counted from 1. */
export interface Move {
  readonly seat: number;
  readonly place: number;
}

type Decision = (event: ReturnType<typeof told>, stones: number) => readonly Beat<Move>[];

const MOVE = 320;
const APART = 120;

const nothing: Decision = () => [];

/** What each kind of event does to the pieces; what only the log tells does nothing. */
export const DECISIONS: Readonly<Record<EventKind, Decision>> = {
  turn_began: nothing,
  laid: ({ seat, number }, stones) => {
    const first = stones - number('left') - number('stones') + 1;
    return Array.from({ length: number('stones') }, (_, k) =>
      beat({ seat, place: first + k }, MOVE, k * APART),
    );
  },
  last_stone_laid: nothing,
  game_over: nothing,
};

/** The moves of a trail, on a bridge of so many stones. */
export const beatsOf = (trail: readonly Event[], stones: number): readonly Beat<Move>[] =>
  sequence(trail, (event) => ({
    beats: byKind(DECISIONS, event.kind)?.(told(event), stones) ?? [],
  }));
