import { answerCall, ok, reject, rejectStale, unknown } from '@atrium/backend';
import { calls } from '../api/calls';
import { maxLetterBytes } from '../api/choices';
import { InvoiceAnswer } from '../api/schemas';
import { InvoiceToRemind } from '../api/writeSchemas';
import { nextReminder } from '../model/reminders';
import { leavingTopic, mailLetter } from './mailLetter';
import { readSettings } from './settings';
import { remember, todayOf } from './storedInvoice';
import { findInvoice, putInvoice } from './tables';

export const remindCall = answerCall(calls.remindInvoice, {
  summary: 'Remind a client of an invoice that is past due: the next of the steps that the settings have',
  notes:
    'It is noted in the history with its step; where emails leave, it is mailed with the document, and the history says what became of it. One that could not be delivered may be sent again. What is not past due has no reminder, a step has its day, and after the last one there is none.',
  input: InvoiceToRemind,
  answer: InvoiceAnswer,
  rejections: [404, 409],
  sends: [leavingTopic],
  maxBytes: maxLetterBytes,
  async handle(store, { input, user }) {
    const before = await findInvoice(store, input.id);
    if (!before) return unknown('invoice');
    const stale = rejectStale(before, input.rev);
    if (stale) return stale;
    if (before.invoiceStatus !== 'Past Due') return reject(400, 'This invoice is not past due.', 'not-past-due');
    const next = nextReminder(before, (await readSettings(store)).reminders);
    if (!next) return reject(400, 'The last reminder was sent.', 'reminders-over');
    if (next.from > todayOf(store)) return reject(400, `The next reminder is due on ${next.from}.`, 'reminder-early');
    const event = {
      kind: 'reminded',
      text: input.to,
      step: next.step,
      ...(await mailLetter(store, before, input)),
    } as const;
    return ok({ invoice: await putInvoice(store, remember(before, store, user, event)) });
  },
});
