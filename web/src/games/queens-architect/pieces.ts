/**
 * What can be asked about on this board. Elements name their piece by `data-piece`: its kind and its
 * id with a space between.
 */
import type { Piece } from '../../board/contract';

/** The sorts of pieces that this game explains. */
export const KINDS = [
  'craftsman',
  'guild',
  'action',
  'place',
  'demand',
  'token',
  'condition',
  'thing',
] as const;

export type Kind = (typeof KINDS)[number];

/** A piece of this game. */
export const pieceOf = (kind: Kind, id: string | number): Piece => ({ kind, id: String(id) });
