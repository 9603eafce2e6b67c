import { Text, z } from '@atrium/backend';

/** A browser that notifications go to. Times are ISO 8601. */
const PushDevice = z.object({
  /** SHA-256 of its address, in hex: a browser knows itself by it. */
  id: z.string(),
  /** As the browser names itself. */
  device: z.string(),
  createdAt: z.string(),
  /** When a notification was last taken. */
  sentAt: z.nullable(z.string()),
});

export const PushDevices = z.object({
  devices: z.array(PushDevice),
  /** False in the demo, which sends nothing. */
  isServer: z.boolean(),
});
export type PushDevices = z.infer<typeof PushDevices>;

/** By which browsers know the server (VAPID, RFC 8292): a point of P-256, in base64url. */
export const PushKey = z.object({ publicKey: z.string() });
export type PushKey = z.infer<typeof PushKey>;

const base64url = (length: number) => z.string().check(z.regex(new RegExp(`^[A-Za-z0-9_-]{${length}}$`)));

/** A subscription, as `PushSubscription.toJSON()` has it. */
export const NewPushDevice = z.object({
  endpoint: z.string().check(z.maxLength(1_000)),
  keys: z.object({
    /** 65 bytes. */
    p256dh: base64url(87),
    /** 16 bytes. */
    auth: base64url(22),
  }),
  device: z.string().check(z.trim(), z.maxLength(300)),
});
export type NewPushDevice = z.input<typeof NewPushDevice>;

export const PushDeviceId = z.object({ id: Text });
export type PushDeviceId = z.input<typeof PushDeviceId>;
