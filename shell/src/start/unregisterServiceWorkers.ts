/** Of a server: it shows notifications, and serves no files (`server/push/pushWorker.ts`). */
const pushWorker = /\/push-worker\.js$/;

const isFormer = ({ active, waiting, installing }: ServiceWorkerRegistration): boolean =>
  !pushWorker.test((active ?? waiting ?? installing)?.scriptURL ?? '');

/** Earlier versions had a service worker; one that is still there would go on serving their files. */
export async function unregisterServiceWorkers(): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(registrations.filter(isFormer).map((registration) => registration.unregister()));
}
