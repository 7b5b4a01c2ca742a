/**
 * Checks that the shuffle of a game is the promised one: the server shows the BLAKE3 hash of the
 * seed when a game begins, and the seed when it is over. Browsers lack BLAKE3; a seed is 32 bytes,
 * which is one block of one chunk, so only that part of the function is needed here.
 */
const IV = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
] as const;
const PERMUTATION = [2, 6, 3, 10, 7, 0, 4, 13, 1, 11, 12, 5, 9, 14, 15, 8] as const;
const BLOCK = 64;
/** The block is the first and last of its chunk, and the chunk is the whole input. */
const START_END_ROOT = 0b1011;

/** The BLAKE3 hash, in hexadecimal digits, of at most 64 bytes. */
export function blake3(input: Uint8Array): string {
  if (input.length > BLOCK) throw new Error('more than one block');
  const bytes = new Uint8Array(BLOCK);
  bytes.set(input);
  const view = new DataView(bytes.buffer);
  let words = Array.from({ length: 16 }, (_, index) => view.getUint32(index * 4, true));
  const state = new Uint32Array([...IV, ...IV.slice(0, 4), 0, 0, input.length, START_END_ROOT]);
  for (let round = 0; round < 7; round++) {
    mixAll(state, words);
    words = PERMUTATION.map((from) => words[from]!);
  }
  const out = new DataView(new ArrayBuffer(32));
  for (let index = 0; index < 8; index++) {
    out.setUint32(index * 4, state[index]! ^ state[index + 8]!, true);
  }
  return hexOf(new Uint8Array(out.buffer));
}

function mixAll(state: Uint32Array, words: readonly number[]): void {
  for (let column = 0; column < 4; column++) {
    const [a, b, c, d] = [column, column + 4, column + 8, column + 12];
    mix(state, [a, b, c, d], words[2 * column]!, words[2 * column + 1]!);
  }
  for (let diagonal = 0; diagonal < 4; diagonal++) {
    const [b, c, d] = [1, 2, 3].map((step) => ((diagonal + step) % 4) + 4 * step);
    mix(state, [diagonal, b!, c!, d!], words[8 + 2 * diagonal]!, words[9 + 2 * diagonal]!);
  }
}

function mix(
  state: Uint32Array,
  [a, b, c, d]: readonly [number, number, number, number],
  first: number,
  second: number,
): void {
  for (const [word, right, left] of [
    [first, 16, 12],
    [second, 8, 7],
  ] as const) {
    state[a] = state[a]! + state[b]! + word;
    state[d] = turned(state[d]! ^ state[a]!, right);
    state[c] = state[c]! + state[d]!;
    state[b] = turned(state[b]! ^ state[c]!, left);
  }
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

const hexOf = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Whether a seed has the hash that was shown. */
export function isPromised(seed: string, hash: string): boolean {
  if (!/^[0-9a-f]{64}$/.test(seed)) return false;
  const bytes = seed.match(/../g)!.map((pair) => Number.parseInt(pair, 16));
  return blake3(Uint8Array.from(bytes)) === hash;
}
