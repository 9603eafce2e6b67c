import * as z from './schema';

const EmailChoice = z.enum(['off', 'now', 'digest']);
export type EmailChoice = z.infer<typeof EmailChoice>;

/** `07:30`, or empty: none. */
const Clock = z.string().check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, 'A time is written as 07:30.'));

/**
 * How somebody hears of things: each kind in the product and by email, at once or in a digest; and the hours in which no email
 * leaves. Flat, so that each choice is merged by itself. Since 4.1.
 */
export const NoticeSettings = z.object({
  messageInApp: z.boolean(),
  messageEmail: EmailChoice,
  orderInApp: z.boolean(),
  orderEmail: EmailChoice,
  invoiceInApp: z.boolean(),
  invoiceEmail: EmailChoice,
  taskInApp: z.boolean(),
  taskEmail: EmailChoice,
  reviewInApp: z.boolean(),
  reviewEmail: EmailChoice,
  systemInApp: z.boolean(),
  systemEmail: EmailChoice,
  digest: z.enum(['day', 'week']),
  quietFrom: Clock,
  quietTo: Clock,
});
export type NoticeSettings = z.infer<typeof NoticeSettings>;

/** What reviews and tasks ask for comes in a digest by email, too; all else in the product alone. */
export const defaultNotices: NoticeSettings = {
  messageInApp: true,
  messageEmail: 'off',
  orderInApp: true,
  orderEmail: 'off',
  invoiceInApp: true,
  invoiceEmail: 'off',
  taskInApp: true,
  taskEmail: 'digest',
  reviewInApp: true,
  reviewEmail: 'digest',
  systemInApp: true,
  systemEmail: 'off',
  digest: 'day',
  quietFrom: '',
  quietTo: '',
};
