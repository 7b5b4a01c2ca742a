/** Whether there is a network, as far as the browser and the service worker can tell. */

class Network {
  #isAway = $state(!navigator.onLine);
  /** The service worker had to use its cache. */
  #isCut = $state(false);

  get isOffline(): boolean {
    return this.#isAway || this.#isCut;
  }

  /** Listens to both; returns a function that stops it. */
  start(): () => void {
    const change = () => {
      this.#isAway = !navigator.onLine;
      if (navigator.onLine) this.#isCut = false;
    };
    const hear = ({ data }: MessageEvent) => {
      const { isCut } = (data ?? {}) as { readonly isCut?: unknown };
      if (typeof isCut === 'boolean') this.#isCut = isCut;
    };
    // Only secure pages have one.
    const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : null;
    window.addEventListener('online', change);
    window.addEventListener('offline', change);
    worker?.addEventListener('message', hear);
    worker?.startMessages();
    worker?.controller?.postMessage({});
    return () => {
      window.removeEventListener('online', change);
      window.removeEventListener('offline', change);
      worker?.removeEventListener('message', hear);
    };
  }
}

export const network = new Network();

/** Lets the service worker cache the client, once the page itself is loaded. */
export function keepClient(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') void register();
  else window.addEventListener('load', () => void register(), { once: true });
}

async function register(): Promise<void> {
  try {
    const options = { scope: '/', updateViaCache: 'none' } as const;
    const registration = await navigator.serviceWorker.register('/worker.js', options);
    // Each load checks for a newer version; the first one is being installed already.
    if (registration.active) await registration.update();
  } catch (thrown) {
    // Without one, everything works as long as there is a network.
    console.info('no service worker', thrown);
  }
}
