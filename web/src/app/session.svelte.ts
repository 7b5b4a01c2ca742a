/** Who the visitor is. Nobody has to say before it matters; then a guest account is created. */
import * as api from '../net/api';
import { settings } from './settings.svelte';

class Session {
  /** Undefined until the server has answered; null for a visitor without an account. */
  me: api.Me | null | undefined = $state.raw(undefined);
  #asked: Promise<void> | null = null;

  /** Asks the server once who the visitor is. */
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

  /** The visitor; creates a guest with this name if there is no account. */
  async somebody(name: string): Promise<api.Me> {
    const known = await this.known();
    if (known) return known;
    const me = await api.guest(name, settings.lang);
    this.me = me;
    return me;
  }

  /** Takes over the server's answer on who the visitor is. */
  is(me: api.Me | null): void {
    this.me = me;
  }
}

export const session = new Session();
