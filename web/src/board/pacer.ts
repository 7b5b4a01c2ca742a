/**
 * Shows things one after the other, each for a while. Bots answer at once, and people want to see
 * what they did.
 */
export class Pacer<T> {
  readonly #queue: { readonly what: T; readonly millis: number }[] = [];
  #timer: number | null = null;

  constructor(readonly show: (what: T) => void) {}

  /** Shows `what` in its turn, and for at least `millis` if something follows. */
  add(what: T, millis: number): void {
    this.#queue.push({ what, millis });
    if (this.#timer === null) this.#next();
  }

  /** Shows everything that waits at once. */
  skip(): void {
    this.end();
    for (const { what } of this.#queue.splice(0)) this.show(what);
  }

  /** Discards what waits. */
  clear(): void {
    this.#queue.length = 0;
    this.end();
  }

  end(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #next(): void {
    this.#timer = null;
    const first = this.#queue.shift();
    if (!first) return;
    this.show(first.what);
    if (first.millis > 0) this.#timer = window.setTimeout(() => this.#next(), first.millis);
    else this.#next();
  }
}
