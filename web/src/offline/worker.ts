/**
 * The service worker: caches the whole client of one version, and the editions and finished games
 * that were read, so that rules, pieces and replays work without a network; and shows
 * notifications.
 *
 * A page and its files never mix versions: pages come from the network if there is one, file names
 * contain a hash of their content, and a cached page belongs to the version whose files are cached
 * with it. A new version takes over as soon as it is complete; the previous one stays until the
 * next, for pages that are still open.
 *
 * `scripts/keep.js` writes `KEPT` at the top of this file when the client is built.
 */
import type { GameInfo } from '../net/protocol';
import { type News, newsFrom, pathOf } from './news';
import { isPosition, othersOf, wayOf } from './ways';

declare const KEPT: {
  readonly version: string;
  /** The files of the client. */
  readonly files: readonly string[];
  /** The entry script of its page. */
  readonly entry: string;
};

/** The parts of a service worker's scope that are used here. */
interface Scope {
  readonly location: Location;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which?: { type: 'window'; includeUncontrolled: true }): Promise<readonly Tab[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification' | 'pushManager'>;
  skipWaiting(): Promise<void>;
  addEventListener(kind: 'install' | 'activate', listener: (event: Extendable) => void): void;
  addEventListener(kind: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(kind: 'push', listener: (event: Pushed) => void): void;
  addEventListener(kind: 'pushsubscriptionchange', listener: (event: Renewed) => void): void;
  addEventListener(kind: 'notificationclick', listener: (event: Clicked) => void): void;
  addEventListener(kind: 'message', listener: (event: MessageEvent) => void): void;
}
interface Tab {
  readonly url: string;
  readonly focused: boolean;
  postMessage(message: unknown): void;
  focus(): Promise<unknown>;
}
interface Pushed extends Extendable {
  readonly data: { text(): string } | null;
}
interface Renewed extends Extendable {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}
interface Clicked extends Extendable {
  readonly notification: Notification;
}
interface Extendable extends Event {
  waitUntil(promise: Promise<unknown>): void;
}
interface Fetching extends Extendable {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

const scope = self as unknown as Scope;

const SHELL = 'trestle-client-';
const CLIENT = SHELL + KEPT.version;
const READ = 'trestle-read';
const PAGE = '/index.html';
/** How long a page may take before the cached one is shown. */
const PATIENCE = 5_000;
/** How many answers of the API are cached; the oldest are evicted. */
const MOST = 3_000;
/** How long to pause after fetching something that nobody waits for. */
const GENTLE = 60;

/** Whether the last request found no network. */
let isCut = false;

const pause = (millis: number) => new Promise((later) => setTimeout(later, millis));

scope.addEventListener('install', (event) => event.waitUntil(install()));
scope.addEventListener('activate', (event) => event.waitUntil(activate()));
scope.addEventListener('fetch', (event) => {
  const way = wayOf(event.request, scope.location.origin);
  if (way === 'page') event.respondWith(page(event.request));
  else if (way === 'kept') event.respondWith(kept(event.request));
  else if (way === 'fresh') event.respondWith(fresh(event));
});

scope.addEventListener('push', (event) => {
  const news = newsFrom(event.data?.text() ?? '');
  if (news) event.waitUntil(show(news));
});
scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));
scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data ?? '/')));
});

// A newly opened page asks how it was served.
scope.addEventListener('message', ({ source }) => source?.postMessage({ isCut }));

/** Caches the client. Files that another version has cached need not be fetched. */
async function install(): Promise<void> {
  const cache = await caches.open(CLIENT);
  for (const file of KEPT.files) {
    const isHashed = file.startsWith('/assets/');
    const known = isHashed ? await caches.match(file) : undefined;
    const response = known ?? (await fetch(file, { cache: isHashed ? 'default' : 'no-cache' }));
    if (!response.ok) throw new Error(`${file}: ${response.status}`);
    await cache.put(file, response);
    // People who are playing come first, also at the server.
    if (!known) await pause(GENTLE);
  }
  const text = await (await cache.match(PAGE))?.text();
  if (!text?.includes(KEPT.entry)) {
    await caches.delete(CLIENT);
    throw new Error('the server has gone on to another version');
  }
  // Without them the client still works wherever there is a network.
  await keepPieces().catch(() => undefined);
  await scope.skipWaiting();
}

/** Caches the texts about pieces and terms of every game's default edition. */
async function keepPieces(): Promise<void> {
  const cache = await caches.open(READ);
  const list = await fetch('/api/games');
  if (!list.ok) return;
  await cache.put('/api/games', list.clone());
  for (const { id, editions } of (await list.json()) as readonly GameInfo[]) {
    const pieces = `/api/games/${id}/editions/${editions[0]?.hash}/pieces`;
    if (await cache.match(pieces, { ignoreVary: true })) continue;
    const response = await fetch(pieces);
    if (response.ok) await cache.put(pieces, response);
    await pause(GENTLE);
  }
}

/** Deletes all versions but this one and the previous one. */
async function activate(): Promise<void> {
  const versions = (await caches.keys()).filter((name) => name.startsWith(SHELL));
  const others = versions.filter((name) => name !== CLIENT);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  await scope.clients.claim();
}

const tabs = () => scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
const isAt = (tab: Tab, path: string) => pathOf(tab.url, scope.location.origin) === path;

/** Shows a notification, unless the person is looking at the page and does not want it then. */
async function show(news: News): Promise<void> {
  const path = pathOf(news.url, scope.location.origin);
  const isSeen = (await tabs()).some((tab) => tab.focused && isAt(tab, path));
  if (isSeen && !news.withTab) return;
  // One per table: the latest replaces the previous one.
  const options = { body: news.text, lang: news.lang, tag: path, icon: '/icon.svg', data: path };
  await scope.registration.showNotification(news.title, options);
}

/** Sends a renewed subscription to the server. Some browsers leave the renewal to us. */
async function renew({ oldSubscription, newSubscription }: Renewed): Promise<void> {
  const { pushManager } = scope.registration;
  const made = newSubscription ?? (await pushManager.subscribe(oldSubscription?.options));
  const { endpoint, keys } = made.toJSON();
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ endpoint, ...keys });
  await fetch('/api/me/browsers', { method: 'PUT', headers, body });
}

/** Focuses the page that the news is about, or opens it. */
async function open(path: string): Promise<void> {
  const tab = (await tabs()).find((one) => isAt(one, path));
  await (tab ? tab.focus() : scope.clients.openWindow(path));
}

async function page(request: Request): Promise<Response> {
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    await tell(false);
    if (response.status < 500) return response;
  } catch {
    await tell(true);
  }
  return (await (await caches.open(CLIENT)).match(PAGE)) ?? Response.error();
}

async function kept(request: Request): Promise<Response> {
  const known = await caches.match(request, { ignoreVary: true });
  if (known) return known;
  const response = await fetch(request);
  const where = request.url.includes('/assets/') ? CLIENT : READ;
  if (response.ok) await keep(where, request.url, response.clone());
  return response;
}

async function fresh(event: Fetching): Promise<Response> {
  const { request } = event;
  let response: Response;
  try {
    response = await fetch(request);
  } catch (thrown) {
    await tell(true);
    const known = await caches.match(request, { ignoreVary: true });
    if (known) return known;
    throw thrown;
  }
  await tell(false);
  if (response.ok) {
    await keep(READ, request.url, response.clone());
    event.waitUntil(keepOthers(request.url, response.clone()));
  }
  return response;
}

async function keep(where: string, url: string, response: Response): Promise<void> {
  const cache = await caches.open(where);
  await cache.put(url, response);
  if (where !== READ) return;
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, -MOST).map((key) => cache.delete(key)));
}

/** Replays being cached. */
const keeping = new Set<string>();

/** Opening one position of a replay caches the whole of it. */
async function keepOthers(url: string, response: Response): Promise<void> {
  if (!isPosition(url)) return;
  const { of } = (await response.json()) as { readonly of: number };
  const replay = url.replace(/\bat=\d+/, '');
  if (keeping.has(replay)) return;
  keeping.add(replay);
  try {
    const cache = await caches.open(READ);
    for (const other of othersOf(url, of)) {
      if (await cache.match(other, { ignoreVary: true })) continue;
      const found = await fetch(other);
      if (!found.ok) return;
      await cache.put(other, found);
      await pause(GENTLE * 2);
    }
  } catch {
    // The network is gone; what is cached stays.
  } finally {
    keeping.delete(replay);
  }
}

/**
 * Tells all pages that the network is gone, every time, since they may be new; or that it is back.
 */
async function tell(isNowCut: boolean): Promise<void> {
  if (!isNowCut && !isCut) return;
  isCut = isNowCut;
  for (const client of await scope.clients.matchAll()) client.postMessage({ isCut });
}
