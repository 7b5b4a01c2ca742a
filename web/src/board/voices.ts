/**
 * The sounds of the table, synthesized from tones and noise: short, dry, and never looping. A voice
 * adds its nodes to `out` and starts at the time `at`.
 */

type Voice = (out: AudioNode, at: number) => void;

interface Tone {
  readonly hertz: number;
  /** Its length, in seconds. */
  readonly length: number;
  readonly level: number;
  readonly shape?: OscillatorType;
  /** Its final pitch, if it glides. */
  readonly to?: number;
}

/** A struck tone that decays. */
function tone(
  out: AudioNode,
  at: number,
  { hertz, length, level, shape = 'sine', to }: Tone,
): void {
  const source = out.context.createOscillator();
  source.type = shape;
  source.frequency.setValueAtTime(hertz, at);
  if (to) source.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(fading(out, at, length, level));
  source.start(at);
  source.stop(at + length + 0.02);
}

interface Noise {
  readonly filter: BiquadFilterType;
  readonly hertz: number;
  readonly length: number;
  readonly level: number;
}

/** A short breath of noise, in a part of the spectrum. */
function noise(out: AudioNode, at: number, { filter, hertz, length, level }: Noise): void {
  const source = out.context.createBufferSource();
  source.buffer = hiss(out.context);
  const part = out.context.createBiquadFilter();
  part.type = filter;
  part.frequency.value = hertz;
  source.connect(part);
  part.connect(fading(out, at, length, level));
  source.start(at);
  source.stop(at + length + 0.02);
}

function fading(out: AudioNode, at: number, length: number, level: number): AudioNode {
  const gain = out.context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(level, at + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(out);
  return gain;
}

const hisses = new WeakMap<BaseAudioContext, AudioBuffer>();

/** A second of white noise, made once. */
function hiss(context: BaseAudioContext): AudioBuffer {
  let found = hisses.get(context);
  if (!found) {
    found = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const samples = found.getChannelData(0);
    for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
    hisses.set(context, found);
  }
  return found;
}

/** The partials of a small bell. */
function strike(out: AudioNode, at: number, hertz: number, length: number, level: number): void {
  for (const [partial, share] of [
    [1, 1],
    [2, 0.5],
    [2.4, 0.3],
    [3.9, 0.15],
  ] as const) {
    const ring = length / Math.sqrt(partial);
    tone(out, at, { hertz: hertz * partial, length: ring, level: level * share });
  }
}

/** Stone on stone: a card or a marker lands. */
const stone: Voice = (out, at) => {
  noise(out, at, { filter: 'lowpass', hertz: 1100, length: 0.07, level: 0.5 });
  tone(out, at, { hertz: 170, to: 80, length: 0.1, level: 0.35 });
};

/** A tick of the chisel: a value turns. */
const chisel: Voice = (out, at) => {
  noise(out, at, { filter: 'highpass', hertz: 3200, length: 0.03, level: 0.22 });
  tone(out, at, { hertz: 2300, length: 0.04, level: 0.08, shape: 'triangle' });
};

/** Rubble: something falls. */
const rubble: Voice = (out, at) => {
  for (const [later, hertz] of [
    [0, 900],
    [0.06, 600],
    [0.1, 1300],
    [0.17, 500],
    [0.22, 800],
    [0.31, 400],
  ] as const) {
    noise(out, at + later, { filter: 'lowpass', hertz, length: 0.08, level: 0.4 - later });
  }
  tone(out, at, { hertz: 110, to: 50, length: 0.35, level: 0.3 });
};

/** A wooden ratchet: the star and the billboard. */
const ratchet: Voice = (out, at) => {
  for (const later of [0, 0.05, 0.1, 0.15]) {
    noise(out, at + later, { filter: 'bandpass', hertz: 1700, length: 0.025, level: 0.5 });
    tone(out, at + later, { hertz: 420, length: 0.03, level: 0.12, shape: 'square' });
  }
};

/** Silver. */
const coin: Voice = (out, at) => {
  tone(out, at, { hertz: 2637, length: 0.2, level: 0.14 });
  tone(out, at + 0.05, { hertz: 3951, length: 0.22, level: 0.1 });
};

/** A taler is a heavier coin. */
const taler: Voice = (out, at) => {
  tone(out, at, { hertz: 1318, length: 0.28, level: 0.16 });
  tone(out, at + 0.06, { hertz: 1976, length: 0.28, level: 0.1 });
};

/** Cloth and two steps: a worker walks. */
const step: Voice = (out, at) => {
  noise(out, at, { filter: 'bandpass', hertz: 2600, length: 0.09, level: 0.12 });
  for (const [later, hertz] of [
    [0.04, 132],
    [0.15, 118],
  ] as const) {
    noise(out, at + later, { filter: 'lowpass', hertz: 700, length: 0.07, level: 0.5 });
    tone(out, at + later, { hertz, to: hertz * 0.6, length: 0.08, level: 0.16 });
  }
};

/** A rope is drawn tight: somebody is led away. */
const rope: Voice = (out, at) => {
  for (const [later, hertz] of [
    [0, 760],
    [0.05, 980],
    [0.1, 1260],
  ] as const) {
    noise(out, at + later, { filter: 'bandpass', hertz, length: 0.06, level: 0.42 });
  }
  tone(out, at + 0.14, { hertz: 150, to: 90, length: 0.12, level: 0.22 });
};

/** A seal comes down on paper: a debt. */
const seal: Voice = (out, at) => {
  noise(out, at, { filter: 'highpass', hertz: 4200, length: 0.05, level: 0.05 });
  noise(out, at + 0.06, { filter: 'lowpass', hertz: 620, length: 0.09, level: 0.42 });
  tone(out, at + 0.06, { hertz: 128, to: 62, length: 0.16, level: 0.28 });
};

/** Paper and a hum of two notes: somebody comes to work for you. */
const hum: Voice = (out, at) => {
  noise(out, at, { filter: 'highpass', hertz: 3600, length: 0.07, level: 0.06 });
  tone(out, at + 0.08, { hertz: 196, length: 0.16, level: 0.17, shape: 'triangle' });
  tone(out, at + 0.2, { hertz: 261.6, length: 0.26, level: 0.16, shape: 'triangle' });
};

/** A log on a log. */
const log: Voice = (out, at) => {
  noise(out, at, { filter: 'bandpass', hertz: 950, length: 0.04, level: 0.42 });
  tone(out, at, { hertz: 340, to: 250, length: 0.09, level: 0.22, shape: 'triangle' });
};

/** A jar is put down. */
const jar: Voice = (out, at) => {
  noise(out, at, { filter: 'bandpass', hertz: 1900, length: 0.03, level: 0.2 });
  tone(out, at, { hertz: 620, to: 590, length: 0.16, level: 0.14 });
  tone(out, at, { hertz: 1490, length: 0.07, level: 0.05 });
};

/** An iron latch: the Prison. */
const latch: Voice = (out, at) => {
  for (const [later, hertz] of [
    [0, 640],
    [0.09, 410],
  ] as const) {
    noise(out, at + later, { filter: 'bandpass', hertz: 2400, length: 0.05, level: 0.35 });
    tone(out, at + later, { hertz, length: 0.16, level: 0.12, shape: 'square' });
    tone(out, at + later, { hertz: hertz * 2.76, length: 0.12, level: 0.06 });
  }
};

/** A low bell: a reset. */
const bell: Voice = (out, at) => strike(out, at, 174.6, 1.6, 0.22);

/** A soft string: it is your turn. */
const pluck: Voice = (out, at) => {
  tone(out, at, { hertz: 293.7, length: 0.7, level: 0.18, shape: 'triangle' });
  tone(out, at, { hertz: 587.3, length: 0.6, level: 0.09 });
};

/** Three bells, each higher than the last: the end. */
const bells: Voice = (out, at) => {
  [523.3, 659.3, 784].forEach((hertz, index) => strike(out, at + index * 0.24, hertz, 1.1, 0.16));
};

export const VOICES = {
  stone,
  chisel,
  rubble,
  ratchet,
  coin,
  taler,
  step,
  rope,
  seal,
  hum,
  log,
  jar,
  latch,
  bell,
  pluck,
  bells,
} as const satisfies Readonly<Record<string, Voice>>;

export type Sound = keyof typeof VOICES;
