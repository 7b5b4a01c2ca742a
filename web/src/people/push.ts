/** Push messages to this browser: state, subscribing and unsubscribing. */
import * as api from '../net/api';

/** Why a browser receives no messages. */
export type Hindrance =
  /** It does not support them, or the page is not secure. */
  | 'cannot'
  /** The person denied permission. */
  | 'denied'
  /** The browser vendor's service does not answer. */
  | 'failed';

/** How long the browser vendor's service may take; some never answer. */
const PATIENCE = 15_000;

export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** What prevents messages to this browser, as far as that is known without asking. */
export function hindrance(): Hindrance | null {
  if (!canPush()) return 'cannot';
  return Notification.permission === 'denied' ? 'denied' : null;
}

/** The subscription of this browser, if there is one. */
export async function subscription(): Promise<PushSubscription | null> {
  if (!canPush() || Notification.permission !== 'granted') return null;
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Subscribes this browser, after asking for permission. Returns what prevented it. */
export async function switchOn(key: string, lang: string): Promise<Hindrance | null> {
  if (!canPush()) return 'cannot';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const late = new Promise<null>((none) => setTimeout(() => none(null), PATIENCE));
  const made = await Promise.race([subscribe(key), late]).catch((thrown: unknown) => {
    console.info('no messages', thrown);
    return null;
  });
  if (!made) return 'failed';
  await tell(made, lang);
  return null;
}

async function subscribe(key: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  if (known && keyOf(known) === key) return known;
  // It was made for another club at the same address.
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** Unsubscribes this browser. */
export async function switchOff(): Promise<void> {
  const known = await subscription();
  if (!known) return;
  await api.removeBrowser(known.endpoint);
  await known.unsubscribe();
}

/** Registers again with the server, which may have forgotten, with the current language. */
export async function refresh(lang: string): Promise<void> {
  const known = await subscription();
  if (known) await tell(known, lang);
}

async function tell(made: PushSubscription, language: string): Promise<void> {
  const { endpoint, keys } = made.toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) throw new Error('a subscription without keys');
  await api.addBrowser({ endpoint, p256dh: keys.p256dh, auth: keys.auth, language });
}

/** The key of the club that a subscription was made for. */
function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
