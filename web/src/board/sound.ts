/** Sounds, made here. They are off until somebody asks for them. */

let context: AudioContext | null = null;

/** A soft string is plucked: it is your turn. */
export function pluck(): void {
  context ??= new AudioContext();
  const now = context.currentTime;
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, now);
  gain.gain.exponentialRampToValueAtTime(0.18, now + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, now + 0.7);
  gain.connect(context.destination);
  for (const [frequency, share] of [
    [293.7, 'triangle'],
    [587.3, 'sine'],
  ] as const) {
    const string = context.createOscillator();
    string.type = share;
    string.frequency.value = frequency;
    string.connect(gain);
    string.start(now);
    string.stop(now + 0.75);
  }
}
