import { pushWorkerPath } from '@atrium/core/api/push';
import type { FastifyInstance } from 'fastify';

/** Shows notifications that the server sends, and opens what they are about. It answers no request, and keeps nothing. */
const pushWorker = String.raw`/** An address within the product: a notification leads nowhere else. */
function addressOf(link) {
  const { scope } = self.registration;
  const address = new URL(String(link ?? '').replace(/^\/+/, ''), scope).href;
  return address.startsWith(scope) ? address : scope;
}

self.addEventListener('push', (event) => {
  const { title, text, link } = event.data?.json() ?? {};
  if (title) event.waitUntil(self.registration.showNotification(title, { body: text, data: addressOf(link) }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  // A tab of its own: one that is open may hold what somebody is writing.
  event.waitUntil(self.clients.openWindow(event.notification.data));
});
`;

/** The worker by which a browser shows notifications while no page is open; the demo has none. */
export function addPushWorker(server: FastifyInstance): void {
  server.get(pushWorkerPath, async (_request, reply) => {
    reply.headers({
      // Browsers ask for it anew each day; a newer server is heard of at once.
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
    });
    return reply.type('text/javascript; charset=utf-8').send(pushWorker);
  });
}
