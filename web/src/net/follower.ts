/**
 * What the client knows of a table, whatever the network does: the counterpart of `Follower` in
 * `crates/client`.
 *
 * It holds no socket: its owner passes in replies and asks what to send. Every connection begins
 * with an update that has everything missed, followed by changes, so a client in doubt reconnects.
 */
import { edited } from './edit';
import type { Do, Edit, Item, Reply, Request, Screen } from './protocol';

/** What a reply means for the connection. */
export type Heard = 'fine' | 'lost';

/** A request with the number that identifies its answer. */
export type Numbered = Request & { readonly id: number };

interface Shown {
  readonly revision: number;
  readonly items: readonly Item[];
}

export class Follower {
  readonly #items: Item[] = [];
  #screen: Screen | null = null;
  /** The revision of the screen on this connection; null before the first update. */
  #revision: number | null = null;
  /** Requests sent but not answered, in order. */
  readonly #open = new Map<number, Numbered>();
  #ids = 0;

  /** All items, in order, without gaps or repetitions. */
  get items(): readonly Item[] {
    return this.#items;
  }

  /** The current screen. */
  get screen(): Screen | null {
    return this.#screen;
  }

  /** The number of the last item, sent when connecting. */
  get seen(): number {
    return this.#items.at(-1)?.n ?? 0;
  }

  /** Whether a request waits for its answer. */
  get isWaiting(): boolean {
    return this.#open.size > 0;
  }

  /** Returns the request to send, and keeps it until it is answered. */
  request(what: Do): Numbered {
    this.#ids += 1;
    const request = { id: this.#ids, do: what };
    this.#open.set(request.id, request);
    return request;
  }

  /**
   * A new connection: returns the requests to send again. An answer that was already carried out is
   * not repeated: its question has been answered.
   */
  connected(): readonly Request[] {
    this.#revision = null;
    return [...this.#open.values()];
  }

  /** Handles a reply. */
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

  /** Shows a screen after these items, if none are missing before them. */
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
