/** Caches the results of requests, so that each is made once. */
export class Memo<T> {
  readonly #known = new Map<string, Promise<T>>();

  /** The result for `key`, cached or from `ask`. */
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
