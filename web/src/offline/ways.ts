/** How requests are served: from the cache, from the network, or untouched. */

export type Way =
  /** A page of the client: from the network, otherwise from the cache. */
  | 'page'
  /** Immutable under its name: from the cache, otherwise from the network. */
  | 'kept'
  /** May change: from the network, otherwise the last cached version. */
  | 'fresh'
  /** Not ours: left to the browser. */
  | 'leave';

interface Wanted {
  readonly method: string;
  readonly url: string;
  readonly mode: string;
}

/** The parts of the API that are cached: games, their editions, and finished games. */
const KEPT = /^\/api\/games\/[^/]+\/editions\//;
const FRESH = [
  /^\/api\/games$/,
  /^\/api\/tables\/[^/]+$/,
  /^\/api\/tables\/[^/]+\/(?:position|replay|saved|course|analysis)$/,
];

export function wayOf({ method, url, mode }: Wanted, origin: string): Way {
  const { origin: where, pathname } = new URL(url);
  if (method !== 'GET' || where !== origin) return 'leave';
  if (KEPT.test(pathname)) return 'kept';
  if (pathname === '/api' || pathname.startsWith('/api/')) {
    return FRESH.some((pattern) => pattern.test(pathname)) ? 'fresh' : 'leave';
  }
  if (mode === 'navigate') return 'page';
  if (pathname.startsWith('/assets/')) return 'kept';
  return /^\/(?:icon\.svg|manifest\.webmanifest)$/.test(pathname) ? 'fresh' : 'leave';
}

/** Whether an address is that of a position of a replay. */
export const isPosition = (url: string) => new URL(url).pathname.endsWith('/position');

/** The other positions of the replay that this one, which has `of` actions, belongs to. */
export function othersOf(url: string, of: number): readonly string[] {
  const address = new URL(url);
  return Array.from({ length: of + 1 }, (_, at) => {
    address.searchParams.set('at', String(at));
    return address.href;
  }).filter((other) => other !== url);
}
