/** BLAKE3 against the vectors of its authors, and the promise of a seed. */
import { expect, test } from 'vitest';

import { blake3, isPromised } from './seed';

// From the official test vectors: bytes 0, 1, 2 … of the given length.
test.each([
  [0, 'af1349b9f5f9a1a6a0404dea36dcc9499bcb25c9adc112b7cc9a93cae41f3262'],
  [1, '2d3adedff11b61f14c886e35afa036736dcd87a74d27b5c1510225d0f592e213'],
  [63, 'e9bc37a594daad83be9470df7f7b3798297c3d834ce80ba85d6e207627b7db7b'],
  [64, '4eed7141ea4a5cd4b788606bd23f46e212af9cacebacdc7d1f4c6dc7f2511b98'],
])('the hash of %d bytes', (length, hash) => {
  expect(blake3(Uint8Array.from({ length }, (_, index) => index))).toBe(hash);
});

test('a seed is the promised one or it is not', () => {
  const seed = '00'.repeat(32);
  const hash = blake3(new Uint8Array(32));
  expect(isPromised(seed, hash)).toBe(true);
  expect(isPromised(`01${seed.slice(2)}`, hash)).toBe(false);
  expect(isPromised('no seed', hash)).toBe(false);
});
