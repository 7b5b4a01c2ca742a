/** The sounds of a table. They are off by default, and have one volume. */
import type { Event } from '../net/protocol';
import { cueOf, type SoundBook } from './sounds/cue';
import { VOICES, type Sound } from './voices';

/** The volume of everything. */
const LEVEL = 0.6;
/** The distance between the sounds of one screen, in seconds at normal speed. */
const APART = 0.16;

let out: GainNode | null = null;

const books = import.meta.glob<SoundBook>('../games/*/sounds.ts', { import: 'SOUNDS' });

/** Plays the sounds of these events in sequence; then the string, if it is your turn. */
export async function playEvents(
  game: string,
  events: readonly Event[],
  speed: number,
  isYourTurn: boolean,
): Promise<void> {
  const book = (await books[`../games/${game}/sounds.ts`]?.()) ?? {};
  const sounds: readonly Sound[] = [
    ...cueOf(events, book),
    ...(isYourTurn ? ['pluck' as const] : []),
  ];
  if (sounds.length > 0) await play(sounds, APART / (speed || 1));
}

async function play(sounds: readonly Sound[], apart: number): Promise<void> {
  // Browsers play no sound before the page has been touched.
  if (!navigator.userActivation.hasBeenActive) return;
  out ??= opened();
  const { context } = out;
  if (context instanceof AudioContext && context.state === 'suspended') await context.resume();
  sounds.forEach((sound, index) => VOICES[sound](out!, context.currentTime + index * apart));
}

function opened(): GainNode {
  const context = new AudioContext();
  const gain = context.createGain();
  gain.gain.value = LEVEL;
  gain.connect(context.destination);
  return gain;
}
