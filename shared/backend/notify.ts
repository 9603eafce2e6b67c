import * as z from './schema';
import type { BackendStore } from './store';

export const NotificationKind = z.enum(['message', 'order', 'invoice', 'task', 'review', 'system']);
export type NotificationKind = z.infer<typeof NotificationKind>;

/** The topic of what people are to hear of; calls and `due` name it in `sends`. */
export const notificationTopic = 'frame.notification';

/** The call that takes in an answer which somebody gives by email: its path, its input, and the field that has their words. Since 4.1. */
export const ReplyCall = z.object({ path: z.string(), input: z.record(z.string(), z.unknown()), field: z.string() });
export type ReplyCall = z.infer<typeof ReplyCall>;

export const NotificationToSend = z.object({
  /** Ids of people. */
  to: z.array(z.int()),
  kind: NotificationKind,
  /** `<app>.<id>`: which of the manifest's `notifications` it is. */
  code: z.string(),
  /** Values of the `{{names}}` in its texts. */
  params: z.optional(z.record(z.string(), z.string())),
  /** In English, for clients that do not know the code. */
  title: z.string(),
  text: z.string(),
  link: z.nullable(z.string()),
  /** Where an email about it can be answered; absent where it cannot. Since 4.1. */
  reply: z.optional(ReplyCall),
});
export type NotificationToSend = z.infer<typeof NotificationToSend>;

/**
 * Lets people hear of something: the bell counts it, and it leads to the thing. The call that does it names
 * `notificationTopic` in `sends`. A person who may not open the link does not see it.
 */
export function notify(store: BackendStore, notification: NotificationToSend): void {
  store.send(notificationTopic, notification);
}
