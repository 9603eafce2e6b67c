import * as z from './schema';

const EmailChoice = z.enum(['off', 'now', 'digest']);
export type EmailChoice = z.infer<typeof EmailChoice>;

/** `07:30`, or empty: none. */
const Clock = z.string().check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, 'A time is written as 07:30.'));

/**
 * How somebody hears of things: each kind in the product, by email, at once or in a digest, and on the devices that they have
 * named; and the hours in which nothing leaves. Flat, so that each choice is merged by itself. Since 4.1.
 */
export const NoticeSettings = z.object({
  messageInApp: z.boolean(),
  messageEmail: EmailChoice,
  messagePush: z.boolean(),
  orderInApp: z.boolean(),
  orderEmail: EmailChoice,
  orderPush: z.boolean(),
  invoiceInApp: z.boolean(),
  invoiceEmail: EmailChoice,
  invoicePush: z.boolean(),
  taskInApp: z.boolean(),
  taskEmail: EmailChoice,
  taskPush: z.boolean(),
  reviewInApp: z.boolean(),
  reviewEmail: EmailChoice,
  reviewPush: z.boolean(),
  systemInApp: z.boolean(),
  systemEmail: EmailChoice,
  systemPush: z.boolean(),
  digest: z.enum(['day', 'week']),
  quietFrom: Clock,
  quietTo: Clock,
});
export type NoticeSettings = z.infer<typeof NoticeSettings>;

/** What reviews and tasks ask for comes in a digest by email, too, and with messages on devices; all else in the product alone. */
export const defaultNotices: NoticeSettings = {
  messageInApp: true,
  messageEmail: 'off',
  messagePush: true,
  orderInApp: true,
  orderEmail: 'off',
  orderPush: false,
  invoiceInApp: true,
  invoiceEmail: 'off',
  invoicePush: false,
  taskInApp: true,
  taskEmail: 'digest',
  taskPush: true,
  reviewInApp: true,
  reviewEmail: 'digest',
  reviewPush: true,
  systemInApp: true,
  systemEmail: 'off',
  systemPush: false,
  digest: 'day',
  quietFrom: '',
  quietTo: '',
};
