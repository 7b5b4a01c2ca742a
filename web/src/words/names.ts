/** What boards use for text: one object that changes with the language. */
import type { Message } from '../net/protocol';

/** The arguments of a message. */
export type Args = Record<string, string | number>;

/** The texts of one game in one language. */
export interface Names {
  /** The name of a piece or place of the edition, by its id. */
  readonly name: (id: string) => string;
  /** A text of the language files by its key. */
  readonly text: (key: string, args?: Args) => string;
  /** A message of the server: an event, a question, an answer, a reason. */
  readonly say: (message: Message) => string;
}
