/**
 * What the client knows of a table, whatever the network does to it: the twin of `Follower` in
 * `crates/client`.
 *
 * It holds no socket: whoever has one gives it the replies and asks it what to send. Every
 * connection begins with an update that has all that was missed, and goes on with what has changed
 * since, so a client in doubt connects again.
 */
import { edited } from './edit';
import type { Do, Edit, Item, Reply, Request, Screen } from './protocol';

/** What a reply means for the connection. */
export type Heard = 'fine' | 'lost';

/** A request with the number by which its answer is known. */
export type Numbered = Request & { readonly id: number };

interface Shown {
  readonly revision: number;
  readonly items: readonly Item[];
}

export class Follower {
  readonly #items: Item[] = [];
  #screen: Screen | null = null;
  /** The number of what is shown on this connection; none before the first update. */
  #revision: number | null = null;
  /** Sent, and not answered yet, in order. */
  readonly #open = new Map<number, Numbered>();
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

  /** Whether a request waits for its answer. */
  get isWaiting(): boolean {
    return this.#open.size > 0;
  }

  /** Gives the request to send. It is kept until it is answered. */
  request(what: Do): Numbered {
    this.#ids += 1;
    const request = { id: this.#ids, do: what };
    this.#open.set(request.id, request);
    return request;
  }

  /**
   * A new connection: gives the requests to send once more. An answer that was carried out before is
   * not carried out again: its question has been answered.
   */
  connected(): readonly Request[] {
    this.#revision = null;
    return [...this.#open.values()];
  }

  /** Takes a reply in. */
  hear(reply: Reply): Heard {
    if ('update' in reply) return this.#update(reply.update);
    if ('change' in reply) return this.#change(reply.change);
    if ('reconnect' in reply) return 'lost';
    if ('done' in reply) this.#answered(reply.done.id);
    else if ('refused' in reply) this.#answered(reply.refused.id);
    else if ('preview' in reply) this.#answered(reply.preview.id);
    return 'fine';
  }

  #answered(id: number | null): void {
    if (id !== null) this.#open.delete(id);
  }

  #update({ revision, items, screen }: Shown & { readonly screen: Screen }): Heard {
    if (this.#revision !== null) {
      if (revision <= this.#revision) return 'fine';
      if (revision > this.#revision + 1) return 'lost';
    }
    return this.#show(revision, items, screen);
  }

  #change({ revision, items, edits }: Shown & { readonly edits: readonly Edit[] }): Heard {
    if (this.#revision === null || this.#screen === null) return 'lost';
    if (revision <= this.#revision) return 'fine';
    if (revision > this.#revision + 1) return 'lost';
    const screen = edited(this.#screen, edits);
    return screen ? this.#show(revision, items, screen) : 'lost';
  }

  /** A screen after these items, if nothing is missing before them. */
  #show(revision: number, items: readonly Item[], screen: Screen): Heard {
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
