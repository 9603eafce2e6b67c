import { electronicFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools';

/** IBAN without separators (ISO 13616); null where format or check digits of its country are wrong. */
export function checkIban(text: string): string | null {
  const iban = electronicFormatIBAN(text.normalize('NFKC'));
  return iban && isValidIBAN(iban) ? iban : null;
}

/** True for the format of a BIC (ISO 9362). */
export const isBic = (text: string): boolean => isValidBIC(text);
