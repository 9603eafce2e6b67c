import type { EmailKind } from '@atrium/core/api/organisation';

/** The name of a kind of email, in the reader's language. */
export const nameOfKind = ({ names, id }: Pick<EmailKind, 'names' | 'id'>, language: string): string =>
  names[language.slice(0, 2)] ?? names.en ?? id;
