/**
 * Renders messages in one language, from the same files as the terminal and the engine.
 *
 * The rules give a key with parameters and never a sentence; this is the client's counterpart of
 * `crates/lang`, and behaves the same.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import { GAMES } from '../app/games';
import type { ArgKind, Message, NameInfo } from '../net/protocol';
import type { Edition } from './edition';
import type { Args, Names } from './names';

/** A supported language. */
export type Lang = 'en' | 'fr' | 'pt-BR';

/** All languages, with their own names. */
export const LANGS: readonly (readonly [Lang, string])[] = [
  ['en', 'English'],
  ['fr', 'Français'],
  ['pt-BR', 'Português'],
];

/** Lessons and glossaries come with their pages, and what the terminal says not at all. */
const files = import.meta.glob<string>(
  ['../../../locales/*/*.ftl', '!../../../locales/*/{cli,glossary-*,lesson-*}.ftl'],
  { query: '?raw', import: 'default' },
);

/** What is said on every page: the sentences of all, and what the client says of each game. */
const EVERYWHERE = ['core', 'table', 'server', 'web', ...GAMES.map(({ id }) => `web-${id}`)];

/** A file of sentences, by its name. */
async function load(lang: Lang, file: string): Promise<FluentResource> {
  const found = files[`../../../locales/${lang}/${file}.ftl`];
  if (!found) throw new Error(`there is no ${file}.ftl in ${lang}`);
  return new FluentResource(await found());
}

/** The name of the person on each seat; a seat without a name uses the game's name for it. */
export type SeatNames = readonly (string | null)[];

/** Renders one language, with the texts of one game or of none. */
export class Speaker implements Names {
  readonly #bundle: FluentBundle;
  readonly #names: ReadonlyMap<string, string>;
  readonly #edition: Edition | undefined;

  private constructor(
    readonly lang: Lang,
    bundle: FluentBundle,
    names: ReadonlyMap<string, string>,
    readonly seatNames: SeatNames,
    edition?: Edition,
  ) {
    this.#bundle = bundle;
    this.#names = names;
    this.#edition = edition;
  }

  /** Loads the files of a language; `game` adds those of a game, and `edition` its names. */
  static async load(lang: Lang, game?: string, edition?: Edition): Promise<Speaker> {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    const wanted = [...EVERYWHERE, ...(game ? [game] : [])];
    for (const resource of await Promise.all(wanted.map((file) => load(lang, file)))) {
      const faults = bundle.addResource(resource);
      for (const fault of faults) console.error(fault);
    }
    return new Speaker(
      lang,
      bundle,
      edition ? namesOf(edition.names, lang) : new Map(),
      [],
      edition,
    );
  }

  /**
   * The same speaker, with people's names for seats. Their number decides which side of a board
   * they play on, and so the names of its places.
   */
  withSeats(seatNames: SeatNames): Speaker {
    const edition = this.#edition;
    const names = edition ? namesOf(edition.names, this.lang, seatNames.length) : this.#names;
    return new Speaker(this.lang, this.#bundle, names, seatNames, edition);
  }

  /** Whether there is a text for a key. */
  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  name = (id: string): string => this.#names.get(id) ?? id;

  text = (key: string, args: Args = {}): string => this.#render(key, args);

  say = (message: Message): string => {
    const args: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(message.args)) {
      args[name] = this.#value(value, message.kinds?.[name]);
    }
    return this.#render(message.key, args);
  };

  /**
   * The name of a word in a family of keys: word `adjacent_own` of family `score` is named by the
   * message `score-adjacent-own`. A word without a message is used as it is.
   */
  word(family: string, word: string): string {
    const key = `${family}-${word.replaceAll('_', '-')}`;
    return this.has(key) ? this.#render(key, {}) : word;
  }

  /** A list as text: `a, b and c`. */
  list(items: readonly string[]): string {
    const last = items.at(-1);
    if (last === undefined) return this.#render('list-nothing', {});
    if (items.length === 1) return last;
    const front = items.slice(0, -1).join(this.#render('list-comma', {}));
    return this.#render('list-and', { front, last });
  }

  #render(key: string, args: Record<string, FluentVariable>): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    if (!pattern) {
      console.error(`${this.lang}: there is no message ${key}`);
      return `[${key}]`;
    }
    const faults: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, args, faults);
    for (const fault of faults) console.error(`${this.lang}: ${key}: ${fault.message}`);
    return text;
  }

  #value(value: unknown, kind: ArgKind | undefined): FluentVariable {
    if (kind && typeof kind === 'object') return this.#amounts(value, kind.amounts);
    if (Array.isArray(value)) {
      return this.list(value.map((item) => String(this.#value(item, kind))));
    }
    if (kind === 'seat' && typeof value === 'number') return this.#seat(value);
    const text = String(value);
    if (kind === 'name') return this.name(text);
    if (kind === 'key') return this.#render(text, {});
    return typeof value === 'number' ? value : text;
  }

  #seat(seat: number): string {
    return this.seatNames[seat] ?? String(seat);
  }

  #amounts(value: unknown, keys: Readonly<Record<string, string | undefined>>): string {
    const counts = Object.entries((value ?? {}) as Record<string, number>);
    return this.list(counts.map(([word, count]) => this.#render(keys[word] ?? word, { count })));
  }
}

/**
 * Every name of an edition in one language, by id; English is the fallback. Names for another
 * number of `players` are left out, since an id may be on both sides of a board.
 */
export function namesOf(
  names: readonly NameInfo[],
  lang: Lang,
  players?: number,
): ReadonlyMap<string, string> {
  const short = lang === 'pt-BR' ? 'pt' : lang;
  return new Map(
    names
      .filter((name) => !players || !name.players || name.players.includes(players))
      .map((name) => [name.id, name[short] ?? name.en]),
  );
}
