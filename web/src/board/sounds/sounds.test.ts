/** Every sound is used somewhere, and ends. */
import { expect, test } from 'vitest';

import { event } from '../kit/samples';
import { VOICES, type Sound } from '../voices';
import { cueOf, type SoundBook } from './cue';

const BOOKS = Object.entries(
  import.meta.glob<SoundBook>('../../games/*/sounds.ts', { eager: true, import: 'SOUNDS' }),
);

/** A book of a game that nobody plays. */
const QUARRY: SoundBook = {
  paid: 'coin',
  laid: 'stone',
  turned: 'chisel',
  fell: 'rubble',
  drew: null,
  gained: { wood: 'log', clay: 'jar' },
};

/** Events of these kinds. */
const events = (...kinds: readonly string[]) => kinds.map((kind) => event(kind, {}));

test.each(BOOKS)('%s ends with bells', (_, book) => {
  expect(book.game_over).toBe('bells');
});

test('every sound is used, but for the string of your turn', () => {
  const used = new Set(
    BOOKS.flatMap(([, book]) => Object.values(book)).flatMap((sound) =>
      sound !== null && typeof sound === 'object' ? Object.values(sound) : sound,
    ),
  );
  const idle = (Object.keys(VOICES) as Sound[]).filter((sound) => !used.has(sound));
  expect(idle).toEqual(['pluck']);
});

test('repeated and silent events make one sound, and never more than five', () => {
  expect(cueOf(events('turn_began', 'paid', 'paid', 'laid', 'turned'), QUARRY)).toEqual([
    'coin',
    'stone',
    'chisel',
  ]);
  expect(cueOf(events('unknown', 'drew'), QUARRY)).toEqual([]);
  const many = events('laid', 'turned', 'laid', 'turned', 'laid', 'fell');
  expect(cueOf(many, QUARRY)).toEqual(['chisel', 'stone', 'chisel', 'stone', 'rubble']);
});

test('goods sound like what they are', () => {
  const gained = (goods: object) => cueOf([event('gained', { goods })], QUARRY);
  expect(gained({ wood: 2, clay: 1 })).toEqual(['log', 'jar']);
  expect(gained({ virtue: 1 })).toEqual([]);
  expect(cueOf(events('gained'), QUARRY)).toEqual([]);
});

/** Just enough of Web Audio to see when sources start and stop. */
function listening() {
  const sources: { start?: number; stop?: number }[] = [];
  const param = () => ({
    value: 0,
    setValueAtTime: () => {},
    exponentialRampToValueAtTime: (value: number) => expect(value).toBeGreaterThan(0),
  });
  const node = () => ({ context, connect: () => {}, gain: param(), frequency: param() });
  const source = () => {
    const times: { start?: number; stop?: number } = {};
    sources.push(times);
    return {
      ...node(),
      start: (at: number) => (times.start = at),
      stop: (at: number) => (times.stop = at),
    };
  };
  const context = {
    sampleRate: 100,
    createGain: node,
    createBiquadFilter: node,
    createOscillator: source,
    createBufferSource: source,
    createBuffer: () => ({ getChannelData: () => new Float32Array(100) }),
  };
  return { out: node() as unknown as AudioNode, sources };
}

test.each(Object.entries(VOICES))('%s begins when it should and is short', (_sound, voice) => {
  const { out, sources } = listening();
  voice(out, 10);
  expect(sources.length).toBeGreaterThan(0);
  expect(Math.min(...sources.map(({ start }) => start ?? -1))).toBe(10);
  for (const { start, stop } of sources) expect(stop).toBeGreaterThan(start!);
  expect(Math.max(...sources.map(({ stop }) => stop!))).toBeLessThan(12);
});
