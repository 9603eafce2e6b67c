import type { NewPushDevice } from '@atrium/core/api/push';

/** Whether this browser can show notifications: it cannot, the person has forbidden it, or it can. */
export type PushState = 'unsupported' | 'denied' | 'ready';

/** @param worker address of the server's worker: a browser takes one of the page's own origin alone */
export function readPushState(worker: string): PushState {
  const isSupported = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!isSupported || new URL(worker).origin !== location.origin) return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'ready';
}

/** The id of a browser at the server: the SHA-256 of its address, in hex. */
async function toDeviceId(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const findSubscription = async (worker: string): Promise<PushSubscription | null> => {
  const registration = await navigator.serviceWorker.getRegistration(worker);
  return (await registration?.pushManager.getSubscription()) ?? null;
};

/** The id of this browser, where it has a subscription; null where it has none. */
export async function readDeviceId(worker: string): Promise<string | null> {
  const subscription = readPushState(worker) === 'unsupported' ? null : await findSubscription(worker);
  return subscription && toDeviceId(subscription.endpoint);
}

const fromBase64url = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/**
 * Subscribes this browser. The person has been asked before.
 * @param publicKey of the server, in base64url
 */
export async function subscribe(worker: string, publicKey: string): Promise<NewPushDevice> {
  const registration = await navigator.serviceWorker.register(worker, { scope: new URL('.', worker).href });
  // A subscription of another key would be refused: the server has begun anew.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: fromBase64url(publicKey) };
  const subscription = await activeOf(registration).then(() => registration.pushManager.subscribe(options));
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  return { endpoint, keys: { p256dh, auth }, device: navigator.userAgent.slice(0, 300) };
}

/** Resolves when the worker is active: none before that may subscribe. */
async function activeOf({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting;
  if (active || !worker) return;
  await new Promise<void>((resolve, reject) => {
    const look = () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error('The worker of notifications has not begun.'));
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

/** Ends the subscription of this browser. */
export async function unsubscribe(worker: string): Promise<void> {
  await (await findSubscription(worker))?.unsubscribe();
}
