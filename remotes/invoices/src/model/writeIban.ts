/** IBAN in groups of four, as people read it. */
export const writeIban = (iban: string): string => iban.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1\u00a0');
