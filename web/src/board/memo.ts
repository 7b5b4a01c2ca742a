/** Remembers what was asked for, so that it is asked for once. */
export class Memo<T> {
  readonly #known = new Map<string, Promise<T>>();

  /** What is known under `key`, or what `ask` will give. */
  of(key: string, ask: () => Promise<T>): Promise<T> {
    let found = this.#known.get(key);
    if (!found) {
      found = ask();
      this.#known.set(key, found);
    }
    return found;
  }

  clear(): void {
    this.#known.clear();
  }
}
