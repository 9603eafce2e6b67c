import type { Language } from '@atrium/contract';
import type { Invoice } from '../../api/schemas';
import type { Seller } from '../../api/settingsSchemas';
import { numberOf } from '../../model/documentNumber';
import { letterKindOf } from '../../model/letter';
import { type NextReminder, reminderLetterOf } from '../../model/reminders';
import type { Writing } from '../InvoicePdf/writePaper';

export interface Letter {
  to: string;
  language: Language;
  subject: string;
  message: string;
}

interface LetterOptions extends Writing {
  seller: Seller;
  /** Null where the letter is of the invoice alone. */
  reminder: NextReminder | null;
  language: Language;
}

/** The letter that goes with an invoice, in the words of a language. */
export function writeLetter(
  invoice: Invoice | undefined,
  { seller, reminder, t, format, language }: LetterOptions,
): Letter {
  const { client, balance = 0, currency = 'EUR', dueDate = '' } = invoice ?? {};
  const number = invoice && numberOf(invoice);
  const kind = reminder ? reminderLetterOf(reminder) : invoice ? letterKindOf(invoice) : 'due';
  return {
    to: client?.companyEmail ?? '',
    language,
    subject: t(`letter.${kind}.subject`, { number, seller: seller.name }),
    message: t(`letter.${kind}.message`, {
      name: client?.name,
      number,
      amount: format.money(balance, currency),
      due: format.date(dueDate),
      seller: seller.name,
    }),
  };
}
