/** What Keystone sounds like. */
import type { SoundBook } from '../../board/sounds/cue';
import type { EventKind } from './view';

export const SOUNDS: SoundBook<EventKind> = {
  turn_began: null,
  laid: 'stone',
  last_stone_laid: 'chisel',
  game_over: 'bells',
};
