/**
 * The texts of the client in the current language. Languages are loaded on demand, and switching
 * updates every open page.
 */
import { speakerOf } from '../words/shelf';
import type { Speaker } from '../words/speaker';
import { settings } from './settings.svelte';

class Texts {
  #speaker: Speaker | null = $state.raw(null);

  /** Whether the texts are loaded. */
  get isReady(): boolean {
    return this.#speaker !== null;
  }

  /** The current speaker; set before any page is shown. */
  get speaker(): Speaker {
    if (!this.#speaker) throw new Error('there are no words yet');
    return this.#speaker;
  }

  /** Loads the language of the settings. */
  async load(): Promise<void> {
    const lang = settings.lang;
    const speaker = await speakerOf(lang);
    if (lang === settings.lang) this.#speaker = speaker;
  }
}

export const texts = new Texts();

/** A text of the client in the current language. */
export const t: Speaker['text'] = (key, args) => texts.speaker.text(key, args);
