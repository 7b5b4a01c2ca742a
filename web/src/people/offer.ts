/** Whether to offer notifications: once, and only where it makes sense. */
const KEY = 'trestle-reach-offered';

export function isOfferDue(): boolean {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return false;
  try {
    return Notification.permission === 'default' && localStorage.getItem(KEY) === null;
  } catch {
    // Without storage, a browser would be asked each time.
    return false;
  }
}

export function noteOffer(): void {
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // Then it is not offered at all.
  }
}
