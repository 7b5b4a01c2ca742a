import { expect, test } from 'vitest';

import { Connection, type SocketLike, type World } from './connection';
import { Follower } from './follower';
import type { Item, Reply, Screen } from './protocol';

const item = (n: number): Item => ({ n, at: 0, what: 'paused' });
const screen = (n: number): Screen => ({ n }) as Screen;

function update(revision: number, from: number, to: number): Reply {
  const items = Array.from({ length: to - from + 1 }, (_, index) => item(from + index));
  return { update: { table: 't', revision, items, screen: screen(to) } };
}

test('updates are applied once and in order', () => {
  const follower = new Follower();
  expect(follower.hear(update(1, 1, 2))).toBe('fine');
  expect(follower.hear(update(2, 3, 3))).toBe('fine');
  expect(follower.hear(update(2, 3, 3))).toBe('fine');
  expect(follower.items.map(({ n }) => n)).toEqual([1, 2, 3]);
  expect(follower.seen).toBe(3);
});

test('a gap means that something was lost', () => {
  const follower = new Follower();
  follower.hear(update(1, 1, 1));
  expect(follower.hear(update(3, 2, 2))).toBe('lost');
  expect(new Follower().hear(update(1, 2, 2))).toBe('lost');
});

test('after a break the first update may repeat what was seen', () => {
  const follower = new Follower();
  follower.hear(update(7, 1, 2));
  follower.connected();
  expect(follower.hear(update(1, 2, 4))).toBe('fine');
  expect(follower.items.map(({ n }) => n)).toEqual([1, 2, 3, 4]);
});

function change(revision: number, n: number, at = '/n'): Reply {
  return { change: { revision, items: [item(n)], edits: [{ set: { at, to: n } }] } };
}

test('changes follow an update, once and in order', () => {
  const follower = new Follower();
  expect(follower.hear(change(1, 1)), 'of what?').toBe('lost');
  follower.hear(update(1, 1, 1));
  expect(follower.hear(change(2, 2))).toBe('fine');
  expect(follower.hear(change(2, 2))).toBe('fine');
  expect(follower.screen).toEqual({ n: 2 });
  expect(follower.items.map(({ n }) => n)).toEqual([1, 2]);
});

test('a change that is not the next one, or of another screen, means that something was lost', () => {
  const follower = new Follower();
  follower.hear(update(1, 1, 1));
  expect(follower.hear(change(3, 2))).toBe('lost');
  expect(follower.hear(change(2, 2, '/turn'))).toBe('lost');
  expect(follower.hear(change(2, 3))).toBe('lost');
  follower.connected();
  expect(follower.hear(change(2, 2)), 'a new connection begins with an update').toBe('lost');
  expect(follower.screen).toEqual({ n: 1 });
});

test('what was not answered is sent again', () => {
  const follower = new Follower();
  const first = follower.request({ answer: { question: 1, action: 'draw' } });
  const second = follower.request({ undo: { question: 1 } });
  follower.hear({ done: { id: first.id, question: 1 } });
  expect(follower.connected()).toEqual([second]);
  follower.hear({ refused: { id: second.id, question: null, problem: problem() } });
  expect(follower.isWaiting).toBe(false);
});

const problem = () => ({ message: { key: 'table-stale', args: {} }, rule: null });

/** Sockets and timers that do nothing by themselves. */
class Lab {
  readonly sockets: FakeSocket[] = [];
  readonly timers = new Map<number, { act: () => void; millis: number }>();
  /** The callbacks waiting for the paint, if tests control it. */
  unpainted: (() => void)[] | null = null;
  #next = 1;

  readonly world: World = {
    socket: (url) => {
      const socket = new FakeSocket(url);
      this.sockets.push(socket);
      return socket;
    },
    later: (act, millis) => {
      this.timers.set(this.#next, { act, millis });
      return this.#next++;
    },
    cancel: (timer) => this.timers.delete(timer),
    soon: (act) => (this.unpainted ? this.unpainted.push(act) : act()),
    random: () => 1,
  };

  get last(): FakeSocket {
    return this.sockets.at(-1)!;
  }

  paint(): void {
    for (const act of this.unpainted?.splice(0) ?? []) act();
  }

  /** Fires the only timer, and returns its delay. */
  wait(): number {
    const [[key, timer]] = [...this.timers] as [[number, { act: () => void; millis: number }]];
    this.timers.delete(key);
    timer.act();
    return timer.millis;
  }
}

class FakeSocket implements SocketLike {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly sent: unknown[] = [];

  constructor(readonly url: string) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {}

  tell(reply: Reply): void {
    this.onmessage?.({ data: JSON.stringify(reply) });
  }
}

function connected(): { lab: Lab; connection: Connection; news: unknown[] } {
  const lab = new Lab();
  const news: unknown[] = [];
  const listener = {
    update: (items: readonly Item[]) => news.push(items.map(({ n }) => n)),
    said: () => {},
    online: (isOnline: boolean) => news.push(isOnline),
    notAllowed: () => news.push('notAllowed'),
    signedOut: () => news.push('signed out'),
  };
  const connection = new Connection('t', 0, listener, lab.world, 'ws://host');
  connection.connect();
  lab.last.onopen?.();
  lab.last.tell(update(1, 1, 2));
  return { lab, connection, news };
}

test('a broken socket comes back, later each time, and says what it has seen', () => {
  const { lab, news } = connected();
  lab.last.onclose?.({ code: 1006 });
  expect(lab.wait()).toBe(300);
  expect(lab.last.url).toBe('ws://host/api/tables/t/live?seat=0&seen=2');
  lab.last.onclose?.({ code: 1006 });
  expect(lab.wait()).toBe(600);
  lab.last.onopen?.();
  lab.last.tell(update(1, 3, 3));
  lab.last.onclose?.({ code: 1006 });
  expect(lab.wait()).toBe(300);
  expect(news).toEqual([true, [1, 2], false, false, true, [3], false]);
});

test('eyes that may not look any more do not come back', () => {
  const { lab, news } = connected();
  lab.last.onclose?.({ code: 1008 });
  expect(news).toEqual([true, [1, 2], 'notAllowed']);
  expect(lab.timers.size).toBe(0);
});

test('a request that was not answered goes out again on the next socket', async () => {
  const { lab, connection } = connected();
  const done = connection.request({ answer: { question: 4, action: 'draw' } });
  expect(lab.last.sent).toEqual([{ id: 1, do: { answer: { question: 4, action: 'draw' } } }]);
  lab.last.onclose?.({ code: 1006 });
  lab.wait();
  lab.last.onopen?.();
  expect(lab.last.sent).toEqual([{ id: 1, do: { answer: { question: 4, action: 'draw' } } }]);
  lab.last.tell({ done: { id: 1, question: 4 } });
  await expect(done).resolves.toBeNull();
});

test('a refusal is thrown with its problem', async () => {
  const { lab, connection } = connected();
  const done = connection.request({ undo: { question: 3 } });
  lab.last.tell({ refused: { id: 1, question: null, problem: problem() } });
  await expect(done).rejects.toMatchObject({ problem: problem() });
});

test('a server that is about to stop says when to come back', () => {
  const { lab } = connected();
  lab.last.tell({ reconnect: { after: 1234 } });
  expect(lab.wait()).toBe(1234);
  expect(lab.sockets).toHaveLength(2);
});

test('a server that answers nothing is given up', () => {
  const { lab, connection } = connected();
  void connection.request({ preview: { action: 'draw' } });
  expect(lab.wait()).toBe(8000);
  expect(lab.wait()).toBe(300);
  expect(lab.sockets).toHaveLength(2);
});

test('a lost update leads to a new socket', () => {
  const { lab } = connected();
  lab.last.tell(update(3, 4, 4));
  lab.wait();
  expect(lab.last.url).toContain('seen=2');
});

test('what came by another way is not asked for again', () => {
  const lab = new Lab();
  const listener = {
    update: () => {},
    said: () => {},
    online: () => {},
    notAllowed: () => {},
    signedOut: () => {},
  };
  const connection = new Connection('t', null, listener, lab.world, 'ws://host');
  connection.learn(update(0, 1, 3));
  connection.connect();
  expect(lab.last.url).toBe('ws://host/api/tables/t/live?seen=3');
  lab.last.onopen?.();
  lab.last.tell({ update: { table: 't', revision: 0, items: [], screen: screen(3) } });
  expect(lab.timers.size).toBe(0);
});

test('whoever has hung up stays away', () => {
  const { lab, connection } = connected();
  connection.end();
  lab.last.onclose?.({ code: 1006 });
  expect(lab.timers.size).toBe(0);
});

test('a change is told with the screen that it leads to', () => {
  const { lab, news } = connected();
  lab.last.tell(change(2, 3));
  expect(news.at(-1)).toEqual([3]);
  lab.last.tell(change(4, 4));
  expect(news.at(-1), 'one is missing').toBe(false);
});

test('what the server says is heard once the page has been painted', () => {
  const { lab, news } = connected();
  lab.unpainted = [];
  lab.last.tell(update(2, 3, 3));
  lab.last.tell({ reconnect: { after: 1234 } });
  lab.last.onclose?.({ code: 1006 });
  expect(news).toEqual([true, [1, 2]]);
  lab.paint();
  expect(news).toEqual([true, [1, 2], true, [3], false]);
  expect(lab.wait(), 'the last words of a socket that closed were heard').toBe(1234);
});

test('what a socket said that was given up meanwhile is not heard', () => {
  const { lab, connection, news } = connected();
  lab.unpainted = [];
  lab.last.tell(update(2, 3, 3));
  connection.dropSocket();
  lab.paint();
  expect(news).toEqual([true, [1, 2], false]);
  lab.wait();
  expect(lab.last.url).toContain('seen=2');
});
