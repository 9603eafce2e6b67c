/**
 * A service worker of a former product at the same address would go on serving that product's files: no page of ours is ever
 * asked for. A browser asks for a worker's script past it, with `Service-Worker: script` (Service Workers, "Update"),
 * and takes this one in its place: it empties the caches, unregisters itself, and opens its pages again.
 */
export const lastWorker = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
  const pages = await self.clients.matchAll({ type: 'window' });
  await Promise.allSettled(pages.map((page) => page.navigate(page.url)));
})()));
`;

/** Headers of its answer: it takes the place of a worker wherever that one lies, and is never kept. */
export const lastWorkerHeaders = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'no-store',
  'service-worker-allowed': '/',
};

/** Does a browser ask for the script of a worker? Nothing of ours registers one. */
export const asksForWorker = (headers: Readonly<Record<string, string | string[] | undefined>>): boolean =>
  headers['service-worker'] === 'script';
