/** Changes the language, on this device and for the account. */
import * as api from '../net/api';
import type { Lang } from '../words/speaker';
import { session } from './session.svelte';
import { settings } from './settings.svelte';

export function speakIn(lang: Lang): void {
  settings.change({ lang });
  if (session.me) api.change({ language: lang }).catch(console.error);
}
