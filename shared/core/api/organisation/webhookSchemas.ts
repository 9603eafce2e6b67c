import { Id, Paging, Rev, Text, z } from '@atrium/backend';
import { deliveryStates } from './choices';

/** `people.created`, `people.*`, or `*` for all. */
const EventType = z.string().check(z.maxLength(100), z.regex(/^(\*|[A-Za-z]\w*\.(\*|created|changed|deleted))$/));

export const Webhook = z.object({
  id: z.int(),
  url: z.string(),
  description: z.string(),
  types: z.array(z.string()),
  isOn: z.boolean(),
  /** ISO 8601. */
  createdAt: z.string(),
  /** Since when no delivery has arrived; null while they do. */
  failingSince: z.nullable(z.string()),
  /** Why the server has switched it off: `failing` for days, or `gone` (410). */
  offBecause: z.nullable(z.enum(['failing', 'gone'])),
  rev: z.int(),
});
export type Webhook = z.infer<typeof Webhook>;

export const Webhooks = z.object({
  webhooks: z.array(Webhook),
  /** The tables of which events tell, by app. */
  tables: z.array(z.object({ app: z.string(), table: z.string() })),
  /** False in the demo, which reaches nobody. */
  isServer: z.boolean(),
});
export type Webhooks = z.infer<typeof Webhooks>;

const fields = {
  url: Text.check(z.maxLength(2_000)),
  description: z.string().check(z.trim(), z.maxLength(200)),
  types: z.array(EventType).check(z.minLength(1), z.maxLength(200)),
};

export const NewWebhook = z.object({ ...fields, description: z.optional(fields.description) });
export type NewWebhook = z.input<typeof NewWebhook>;

/** Absent fields stay as they are. */
export const WebhookUpdate = z.object({
  id: Id,
  url: z.optional(fields.url),
  description: z.optional(fields.description),
  types: z.optional(fields.types),
  isOn: z.optional(z.boolean()),
  rev: Rev,
});
export type WebhookUpdate = z.input<typeof WebhookUpdate>;

/** `secret` is shown once. */
export const WebhookMade = z.object({ webhook: Webhook, secret: z.string() });
export type WebhookMade = z.infer<typeof WebhookMade>;

export const WebhookAnswer = z.object({ webhook: Webhook });
export type WebhookAnswer = z.infer<typeof WebhookAnswer>;

export const WebhookId = z.object({ id: Id });
export type WebhookId = z.input<typeof WebhookId>;

const Attempt = z.object({
  at: z.string(),
  /** Of the answer; 0 where there was none. */
  status: z.int(),
  ms: z.int(),
  error: z.optional(z.string()),
});

export const Delivery = z.object({
  /** The same through all tries and replays: the header `webhook-id`. */
  id: z.string(),
  type: z.string(),
  at: z.string(),
  state: z.enum(deliveryStates),
  /** The body as it is sent. */
  payload: z.string(),
  /** The last ten. */
  attempts: z.array(Attempt),
  nextTryAt: z.nullable(z.string()),
});
export type Delivery = z.infer<typeof Delivery>;

export const DeliveryQuery = z.object({ id: Id, ...Paging.shape });
export type DeliveryQuery = z.input<typeof DeliveryQuery>;

/** The latest first. */
export const DeliveryPage = z.object({ deliveries: z.array(Delivery), total: z.int() });
export type DeliveryPage = z.infer<typeof DeliveryPage>;

export const DeliveryId = z.object({ delivery: Text });
export type DeliveryId = z.input<typeof DeliveryId>;
