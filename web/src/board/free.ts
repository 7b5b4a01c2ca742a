/** Whether an answer can be taken back without asking anybody. */
import type { TableCard } from '../net/api';
import type { Preview } from '../net/protocol';

/** By what it would do, and by what the table is known to allow; a game that is over is over. */
export const isFree = (preview: Preview, undo: TableCard['undo'] | undefined): boolean =>
  preview.barrier === null &&
  undo !== undefined &&
  undo !== 'none' &&
  preview.events.every(({ kind }) => kind !== 'game_over');
