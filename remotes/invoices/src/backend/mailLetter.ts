import { type BackendStore, z } from '@atrium/backend';
import { deliveries } from '../api/choices';
import type { Invoice, InvoiceEvent } from '../api/schemas';
import type { InvoiceToSend } from '../api/writeSchemas';
import { documentNumber } from '../model/documentNumber';
import { sendsEmails } from './sendsEmails';
import { readSettings } from './settings';
import { findInvoice, putInvoice } from './tables';

/** Topic of emails to people without an account, which a server with a mail server delivers. */
export const leavingTopic = 'mail.leaving';

/** Topic on which a server says what became of a letter. */
const receiptTopic = 'invoices.letter';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const toHtml = (text: string): string => text.replace(/[&<>"]/g, (letter) => escapes[letter] ?? letter);

/** Plain text as an email's: blank lines part paragraphs. */
const toMessage = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${toHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('');

type Letter = Pick<InvoiceToSend, 'to' | 'subject' | 'message' | 'pdf'>;

/**
 * Lets a letter leave with its document, where emails leave.
 * @returns what the event of the history says of it besides
 */
export async function mailLetter(
  store: BackendStore,
  { id, number, series, client, history }: Invoice,
  { to, subject, message, pdf }: Letter,
): Promise<Pick<InvoiceEvent, 'delivery'>> {
  if (!to || !(await sendsEmails(store))) return {};
  const { seller } = await readSettings(store);
  const name = number === null ? String(id) : documentNumber(number, series);
  store.send(leavingTopic, {
    ...(seller.email && { from: { name: seller.name, email: seller.email } }),
    to: { name: client.name, email: to },
    subject: subject || name,
    message: toMessage(message ?? ''),
    ...(pdf && { attachments: [{ fileName: `${name}.pdf`, url: pdf }] }),
    receipt: { topic: receiptTopic, about: { invoice: id, event: history.length } },
  });
  return { delivery: 'waiting' };
}

const Receipt = z.object({
  about: z.object({ invoice: z.int(), event: z.int() }),
  became: z.enum(deliveries),
});

/** Notes in the history what became of a letter. */
async function receiveReceipt(store: BackendStore, message: unknown): Promise<void> {
  const { data } = z.safeParse(Receipt, message);
  const invoice = data && (await findInvoice(store, data.about.invoice));
  if (!data || !invoice?.history[data.about.event]?.delivery) return;
  const history = invoice.history.map((event, place) =>
    place === data.about.event ? { ...event, delivery: data.became } : event,
  );
  await putInvoice(store, { ...invoice, history });
}

export const letterListeners = { [receiptTopic]: receiveReceipt };
