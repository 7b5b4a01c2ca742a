/**
 * What there is to say about the pieces of a game. Each game has a `help.ts` with a guidebook as
 * its default export, and a `Portrait.svelte` that draws one piece; the help sheet at the table and
 * the card reference are made of them.
 */
import type { Names } from '../words/names';
import type { Piece } from './contract';

/** What a piece is, in sentences, with the paragraphs of the rules that say so. */
export interface Help {
  readonly title: string;
  readonly sentences: readonly string[];
  /** Marks of paragraphs, such as `AR-5.3`. */
  readonly paragraphs: readonly string[];
}

/** Pieces that belong together in the reference. */
export interface PieceGroup {
  /** The key of its heading. */
  readonly heading: string;
  readonly pieces: readonly Piece[];
}

export interface Guidebook {
  /** All pieces of an edition, in the order of the reference. */
  groups(edition: Readonly<Record<string, unknown>>): readonly PieceGroup[];
  /** What one piece is; null if the edition does not have it. */
  helpOf(piece: Piece, edition: Readonly<Record<string, unknown>>, names: Names): Help | null;
}

/** What `Portrait.svelte` of each game is given. */
export interface PortraitProps {
  readonly piece: Piece;
  readonly edition: Readonly<Record<string, unknown>>;
  readonly names: Names;
}
