import { type BackendStore, notify, z } from '@atrium/backend';

/** What the core says of a webhook that it has switched off. */
const WebhookOff = z.object({ to: z.array(z.int()), host: z.string() });

/** Lets those hear of it who look after webhooks: their settings are a page of this app. */
export function receiveWebhookOff(store: BackendStore, message: unknown): void {
  const { data } = z.safeParse(WebhookOff, message);
  if (!data) return;
  notify(store, {
    to: data.to,
    kind: 'system',
    code: 'users.webhookOff',
    params: { host: data.host },
    title: 'Webhook switched off',
    text: `${data.host} has taken no event for days, or asked for no more.`,
    link: '/apps/user/organisation/webhooks',
  });
}
