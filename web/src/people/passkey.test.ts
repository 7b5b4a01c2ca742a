import { expect, test } from 'vitest';

import { bytes, isName, text } from './passkey';

test('bytes are text and back', () => {
  for (let length = 0; length < 8; length++) {
    const some = Uint8Array.from({ length }, (_, n) => 255 - n * 36);
    const said = text(some.buffer);
    expect(said).toBe(Buffer.from(some).toString('base64url'));
    expect(bytes(said)).toEqual(some);
  }
});

test('numbers are no names', () => {
  expect(['localhost', 'games.example', '1.games.example'].every(isName)).toBe(true);
  expect(['127.0.0.1', '[::1]', '192.168.1.9'].some(isName)).toBe(false);
});
