/** Who the visitor is. Nobody has to say it before it matters: then a guest is made. */
import * as api from '../net/api';
import { settings } from './settings.svelte';

class Session {
  /** Undefined until the server has said; null for nobody yet. */
  me: api.Me | null | undefined = $state.raw(undefined);
  #asked: Promise<void> | null = null;

  /** Asks once who the visitor is. */
  async known(): Promise<api.Me | null> {
    this.#asked ??= api.me().then((me) => {
      this.me = me;
    });
    try {
      await this.#asked;
    } catch (thrown) {
      this.#asked = null;
      throw thrown;
    }
    return this.me ?? null;
  }

  /** The visitor, who becomes a guest with this name if nobody yet. */
  async somebody(name: string): Promise<api.Me> {
    const known = await this.known();
    if (known) return known;
    const me = await api.guest(name, settings.lang);
    this.me = me;
    return me;
  }

  /** The server said who the visitor is now. */
  is(me: api.Me | null): void {
    this.me = me;
  }
}

export const session = new Session();
