import { expect, test } from 'vitest';

import { Connection, type Listener, type SocketLike, type World } from './connection';

/** What a connection does when its socket is closed with a code, in order. */
function closedWith(code: number): string[] {
  const told: string[] = [];
  const sockets: SocketLike[] = [];
  const listener: Listener = {
    update: () => told.push('update'),
    said: () => told.push('said'),
    online: (isOnline) => told.push(isOnline ? 'online' : 'offline'),
    notAllowed: () => told.push('notAllowed'),
    signedOut: () => told.push('signed out'),
  };
  const world: World = {
    socket: () => {
      const socket: SocketLike = {
        onopen: null,
        onmessage: null,
        onclose: null,
        send: () => undefined,
        close: () => undefined,
      };
      sockets.push(socket);
      return socket;
    },
    later: () => {
      told.push('comes back');
      return 1;
    },
    cancel: () => undefined,
    soon: (act) => {
      act();
    },
    random: () => 0,
  };
  new Connection('t', 0, listener, world, 'ws://host').connect();
  sockets[0]?.onopen?.();
  sockets[0]?.onclose?.({ code });
  return told;
}

test('a socket that is closed because somebody signed out says so, and does not come back', () => {
  expect(closedWith(4401)).toEqual(['signed out']);
});

test('nor does one whose eyes may not look any more', () => {
  expect(closedWith(1008)).toEqual(['notAllowed']);
});

test('a socket that is closed for any other reason comes back', () => {
  for (const code of [1000, 1006, 1012, 1013, 4400]) {
    expect(closedWith(code)).toEqual(['offline', 'comes back']);
  }
});
