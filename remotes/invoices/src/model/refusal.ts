import type { ParseKeys } from 'i18next';

type Key = ParseKeys<'invoices'>;

/** What the API refuses in English, and the key of the same sentence in the person's language. */
const keys: Readonly<Record<string, Key>> = {
  'Due is before issued.': 'form.dueBeforeIssued',
  'More than this has been paid already.': 'refusal.paidMore',
  'This is more than the balance.': 'payment.tooMuch',
  'At most two decimals.': 'payment.twoDecimals',
};

/** Puts a sentence of the API into the person's language, where it is known. */
export const translateRefusal =
  (t: (key: Key) => string) =>
  (sentence: string): string => {
    const key = keys[sentence];
    return key ? t(key) : sentence;
  };
