/**
 * What the client knows of a table, whatever the network does to it: the twin of `Follower` in
 * `crates/client`.
 *
 * It holds no socket: whoever has one gives it the replies and asks it what to send. Every
 * connection begins with an update that has all that was missed, so a client in doubt connects
 * again.
 */
import type { Item, Line, Reply, Screen } from './protocol';

/** A wish without the number by which its answer is known. */
export type Wish = Line extends infer L
  ? L extends { id?: number }
    ? Omit<L, 'id'>
    : never
  : never;

/** What a reply means for the connection. */
export type Heard = 'fine' | 'lost';

export class Follower {
  readonly #items: Item[] = [];
  #screen: Screen | null = null;
  /** The last update on this connection; none before the first. */
  #revision: number | null = null;
  /** Wished, and not answered yet, in order. */
  readonly #wishes = new Map<number, Line>();
  #ids = 0;

  /** Everything that was told, in order, without gap or repetition. */
  get items(): readonly Item[] {
    return this.#items;
  }

  /** How the table stands. */
  get screen(): Screen | null {
    return this.#screen;
  }

  /** The number of the last item: what to say when connecting. */
  get seen(): number {
    return this.#items.at(-1)?.n ?? 0;
  }

  /** Whether something that was wished waits for its answer. */
  get isWaiting(): boolean {
    return this.#wishes.size > 0;
  }

  /** Wishes something, and gives the line to send. It is kept until it is answered. */
  wish(wish: Wish): Line & { id: number } {
    this.#ids += 1;
    const line = { ...wish, id: this.#ids } as Line & { id: number };
    this.#wishes.set(line.id, line);
    return line;
  }

  /**
   * A new connection: gives the lines to send once more. An answer that was carried out before is
   * not carried out again: its question has been answered.
   */
  connected(): readonly Line[] {
    this.#revision = null;
    return [...this.#wishes.values()];
  }

  /** Takes a reply in. */
  hear(reply: Reply): Heard {
    if ('update' in reply) return this.#update(reply.update);
    if ('reconnect' in reply) return 'lost';
    if ('done' in reply) this.#answered(reply.done.id);
    else if ('refused' in reply) this.#answered(reply.refused.id);
    else if ('preview' in reply) this.#answered(reply.preview.id);
    return 'fine';
  }

  #answered(id: number | null): void {
    if (id !== null) this.#wishes.delete(id);
  }

  #update(update: { revision: number; items: readonly Item[]; screen: Screen }): Heard {
    const { revision, items, screen } = update;
    if (this.#revision !== null) {
      if (revision <= this.#revision) return 'fine';
      if (revision > this.#revision + 1) return 'lost';
    }
    const seen = this.seen;
    const fresh = items.filter((item) => item.n > seen);
    const follows = fresh.every((item, index) => item.n === seen + 1 + index);
    if (!follows || screen.n !== seen + fresh.length) return 'lost';
    this.#revision = revision;
    this.#items.push(...fresh);
    this.#screen = screen;
    return 'fine';
  }
}
