import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { dist } from '../tools/build/paths';
import { createServer } from '../tools/server/createServer';
import { listen } from '../tools/server/listen';

/** A service worker that answers from its cache first. */
const formerPage = `<!doctype html><title>Former</title><h1>The former product</h1>
<script>navigator.serviceWorker.register('/service-worker.js').then(() => navigator.serviceWorker.ready).then(() => { document.title = 'Kept'; });</script>`;
const formerWorker = `
self.addEventListener('install', (event) => event.waitUntil(caches.open('former').then((cache) => cache.addAll(['/'])).then(() => self.skipWaiting())));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => event.respondWith(caches.match('/').then((kept) => kept ?? fetch(event.request))));`;

async function serveFormer(): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createHttpServer(({ url }, response) => {
    const isWorker = url === '/service-worker.js';
    response.setHeader('content-type', isWorker ? 'text/javascript' : 'text/html');
    response.end(isWorker ? formerWorker : formerPage);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

test('a service worker of a former product at the address gives way by itself', async ({ browser }) => {
  const former = await serveFormer();
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  const address = `http://localhost:${former.port}/`;
  await page.goto(address);
  await expect(page).toHaveTitle('Kept');
  await former.close();
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'The former product' })).toBeVisible();

  const server = createServer({ dist });
  await listen(server, former.port);
  try {
    await page.goto(address);
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible({ timeout: 30_000 });
    const left = () =>
      page.evaluate(async () => ({
        registrations: (await navigator.serviceWorker.getRegistrations()).length,
        caches: await caches.keys(),
      }));
    await expect.poll(left).toEqual({ registrations: 0, caches: [] });
  } finally {
    await context.close();
    await server.close();
  }
});
