/**
 * The words of the client in the language of the moment. Languages come when they are needed, and
 * switching one changes every page that is open.
 */
import { speakerOf } from '../words/shelf';
import type { Speaker } from '../words/speaker';
import { settings } from './settings.svelte';

class Tongue {
  #speaker: Speaker | null = $state.raw(null);

  /** Whether there are words yet. */
  get isReady(): boolean {
    return this.#speaker !== null;
  }

  /** Who speaks; there are words before any page is shown. */
  get speaker(): Speaker {
    if (!this.#speaker) throw new Error('there are no words yet');
    return this.#speaker;
  }

  /** Learns the language of the settings. */
  async learn(): Promise<void> {
    const lang = settings.lang;
    const speaker = await speakerOf(lang);
    if (lang === settings.lang) this.#speaker = speaker;
  }
}

export const tongue = new Tongue();

/** A sentence of the client in the language of the moment. */
export const t: Speaker['text'] = (key, args) => tongue.speaker.text(key, args);
