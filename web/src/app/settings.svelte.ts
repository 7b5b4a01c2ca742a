/** Settings of this device: language, theme, motion, sounds, and how to confirm. */
import type { Lang } from '../words/speaker';

export type Theme = 'system' | 'light' | 'dark';
/** How fast pieces travel; 0 means not at all. */
export type Speed = 0 | 0.5 | 1 | 2;

interface Choices {
  readonly lang: Lang;
  readonly theme: Theme;
  readonly speed: Speed;
  readonly sounds: boolean;
  /** Whether one click gives an answer that can be undone freely. */
  readonly oneClick: boolean;
}

const KEY = 'trestle-settings';

/** The first language of the browser that we speak. */
export function languageOf(tags: readonly string[]): Lang {
  for (const tag of tags) {
    const short = tag.toLowerCase().split('-')[0];
    if (short === 'en' || short === 'fr') return short;
    if (short === 'pt') return 'pt-BR';
  }
  return 'en';
}

/** The saved settings, as far as they are still valid. */
export function choicesFrom(saved: string | null, tags: readonly string[]): Choices {
  let kept: Partial<Record<keyof Choices, unknown>> = {};
  try {
    kept = (JSON.parse(saved ?? '{}') ?? {}) as typeof kept;
  } catch {
    // Then nothing was saved.
  }
  const one = <T>(of: readonly T[], value: unknown, otherwise: T) =>
    of.includes(value as T) ? (value as T) : otherwise;
  return {
    lang: one<Lang>(['en', 'fr', 'pt-BR'], kept.lang, languageOf(tags)),
    theme: one<Theme>(['system', 'light', 'dark'], kept.theme, 'system'),
    speed: one<Speed>([0, 0.5, 1, 2], kept.speed, 1),
    sounds: kept.sounds === true,
    oneClick: kept.oneClick !== false,
  };
}

class Settings {
  #choices: Choices = $state(choicesFrom(read(), navigator.languages));
  #still = window.matchMedia('(prefers-reduced-motion: reduce)');
  #isNight = $state(false);

  constructor() {
    const night = window.matchMedia('(prefers-color-scheme: dark)');
    this.#isNight = night.matches;
    night.addEventListener('change', () => (this.#isNight = night.matches));
  }

  get lang(): Lang {
    return this.#choices.lang;
  }

  get theme(): Theme {
    return this.#choices.theme;
  }

  get speed(): Speed {
    return this.#choices.speed;
  }

  get sounds(): boolean {
    return this.#choices.sounds;
  }

  get oneClick(): boolean {
    return this.#choices.oneClick;
  }

  /** Whether pieces travel. */
  get isAnimated(): boolean {
    return this.speed > 0 && !this.#still.matches;
  }

  /** Whether the dark theme is shown, by choice or by the system. */
  get isDark(): boolean {
    if (this.theme !== 'system') return this.theme === 'dark';
    return this.#isNight;
  }

  change(choices: Partial<Choices>): void {
    this.#choices = { ...this.#choices, ...choices };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#choices));
    } catch {
      // Without storage the game still works.
    }
  }

  /** Sets what the styles depend on. */
  apply(): void {
    const root = document.documentElement;
    root.lang = this.lang;
    root.dataset.theme = this.isDark ? 'dark' : 'light';
    const times = { touch: 120, small: 200, move: 320, large: 520 };
    const pace = this.isAnimated ? 1 / this.speed : 0;
    for (const [name, millis] of Object.entries(times)) {
      root.style.setProperty(`--${name}`, `${Math.round(millis * pace)}ms`);
    }
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const settings = new Settings();
