/**
 * A table over a WebSocket that reconnects: with growing delays, at once when the network returns,
 * and when the server asks for it.
 */
import { Refusal } from './api';
import { Follower } from './follower';
import type { ChatLine, Do, Item, Preview, Reply, Request, Screen } from './protocol';
import { soon } from './soon';

/** The part of a WebSocket that is used here. */
export interface SocketLike {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

/** The environment of a connection; tests have their own. */
export interface World {
  readonly socket: (url: string) => SocketLike;
  readonly later: (act: () => void, millis: number) => number;
  readonly cancel: (timer: number) => void;
  /** Runs after the current state has been painted, in order. */
  readonly soon: (act: () => void) => void;
  readonly random: () => number;
}

export const BROWSER: World = {
  socket: (url) => new WebSocket(url) as unknown as SocketLike,
  later: (act, millis) => window.setTimeout(act, millis),
  cancel: (timer) => window.clearTimeout(timer),
  soon,
  random: Math.random,
};

/** The events of a connection. */
export interface Listener {
  /** Something happened: new items, and the current screen. */
  update(items: readonly Item[], screen: Screen): void;
  said(line: ChatLine): void;
  /** Whether the server is reachable. */
  online(isOnline: boolean): void;
  /** This viewer may no longer watch; another one perhaps may. */
  notAllowed(): void;
  /** The session has ended: the visitor is signed out. */
  signedOut(): void;
}

/** The first wait after a connection broke, in milliseconds, and the longest. */
const FIRST_WAIT = 300;
const LONGEST_WAIT = 10_000;
/** A server that has not answered a request for this long is considered gone. */
const SILENCE = 8_000;

/** The server's close code for a viewer who may no longer watch. */
const NOT_ALLOWED = 1008;
/** The server's close code for an ended session. */
const SIGNED_OUT = 4401;

interface Waiting {
  readonly done: (preview: Preview | null) => void;
  readonly refused: (reason: Refusal) => void;
}

export class Connection {
  readonly #follower = new Follower();
  readonly #waiting = new Map<number, Waiting>();
  #socket: SocketLike | null = null;
  #isOpen = false;
  #isEnded = false;
  #failures = 0;
  #retry: number | null = null;
  #silence: number | null = null;

  constructor(
    readonly table: string,
    readonly seat: number | null,
    readonly listener: Listener,
    readonly world: World = BROWSER,
    readonly base: string = location.origin.replace(/^http/, 'ws'),
  ) {}

  /** Applies an update received another way, so that the socket need not repeat it. */
  learn(reply: Reply): void {
    this.#hear(reply);
  }

  /** Opens the socket, now. */
  connect(): void {
    if (this.#isEnded || this.#socket) return;
    this.#stop('retry');
    const seat = this.seat === null ? '' : `seat=${this.seat}&`;
    const path = `/api/tables/${encodeURIComponent(this.table)}/live`;
    const socket = this.world.socket(`${this.base}${path}?${seat}seen=${this.#follower.seen}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#isOpen = true;
      for (const request of this.#follower.connected()) this.#send(request);
    };
    const ifCurrent = (act: () => void) =>
      this.world.soon(() => {
        if (this.#socket === socket) act();
      });
    socket.onmessage = ({ data }) => {
      const reply = JSON.parse(String(data)) as Reply;
      ifCurrent(() => this.#hear(reply));
    };
    // It may close while its last messages are still waiting.
    socket.onclose = ({ code }) =>
      ifCurrent(() => {
        if (code === NOT_ALLOWED) this.listener.notAllowed();
        else if (code === SIGNED_OUT) this.listener.signedOut();
        else this.#lost(null);
      });
  }

  /** Sends a request; a refusal throws a `Refusal`. It waits for the network if necessary. */
  request(what: Do): Promise<Preview | null> {
    const request = this.#follower.request(what);
    return new Promise((done, refused) => {
      this.#waiting.set(request.id, { done, refused });
      if (this.#isOpen) this.#send(request);
    });
  }

  /** The network is back, or the page is visible again: reconnect now. */
  reconnectNow(): void {
    if (this.#retry !== null) this.connect();
  }

  /** The network seems to be gone: the socket would notice much later. */
  dropSocket(): void {
    if (this.#socket) this.#lost(null);
  }

  /** Closes the connection for good. */
  end(): void {
    this.#isEnded = true;
    this.#stop('retry');
    this.#stop('silence');
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #send(request: Request): void {
    this.#socket?.send(JSON.stringify(request));
    if (this.#silence === null) {
      this.#silence = this.world.later(() => this.#lost(null), SILENCE);
    }
  }

  #hear(reply: Reply): void {
    this.#stop('silence');
    const seen = this.#follower.seen;
    if (this.#follower.hear(reply) === 'lost') {
      this.#lost('reconnect' in reply ? reply.reconnect.after : null);
      return;
    }
    const screen = this.#follower.screen;
    if (screen && ('update' in reply || 'change' in reply)) {
      this.#failures = 0;
      this.listener.online(true);
      // Items are numbered from 1.
      this.listener.update(this.#follower.items.slice(seen), screen);
    } else if ('said' in reply) this.listener.said(reply.said.line);
    else if ('done' in reply) this.#answer(reply.done.id, (waiting) => waiting.done(null));
    else if ('preview' in reply) {
      const { id, preview } = reply.preview;
      this.#answer(id, (waiting) => waiting.done(preview));
    } else if ('refused' in reply) {
      const { id, problem } = reply.refused;
      this.#answer(id, (waiting) => waiting.refused(new Refusal(problem, 409)));
    }
  }

  #answer(id: number | null, tell: (waiting: Waiting) => void): void {
    const waiting = id === null ? undefined : this.#waiting.get(id);
    if (id === null || !waiting) return;
    this.#waiting.delete(id);
    tell(waiting);
  }

  #lost(after: number | null): void {
    this.#stop('silence');
    const socket = this.#socket;
    this.#socket = null;
    this.#isOpen = false;
    socket?.close();
    if (this.#isEnded) return;
    this.listener.online(false);
    // Clients that lost the same server reconnect at random times.
    const wait = Math.min(FIRST_WAIT * 2 ** this.#failures, LONGEST_WAIT);
    this.#failures += 1;
    this.#stop('retry');
    const millis = after ?? wait * (0.5 + this.world.random() / 2);
    this.#retry = this.world.later(() => this.connect(), millis);
  }

  #stop(which: 'retry' | 'silence'): void {
    if (which === 'retry') {
      if (this.#retry !== null) this.world.cancel(this.#retry);
      this.#retry = null;
    } else {
      if (this.#silence !== null) this.world.cancel(this.#silence);
      this.#silence = null;
    }
  }
}
