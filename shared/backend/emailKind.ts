import type { Language } from '@atrium/contract';

/** Subject and text of an email, with `{{placeholders}}`. */
export interface EmailText {
  subject: string;
  /**
   * Paragraphs, parted by empty lines. `[words](https://…)` and `[words]({{placeholder}})` are links, `**words**` are strong; all
   * else is shown as it is written.
   */
  text: string;
}

export interface EmailPlaceholder {
  name: string;
  /** Words; an address; or paragraphs and tables that the app makes, which stand in a paragraph of their own. */
  kind: 'text' | 'link' | 'block';
  /** True where an email without it is of no use. */
  isRequired: boolean;
}

export type EmailValues = Readonly<Record<string, string>>;

/** A kind of email that an app sends, which an admin may reword. Since 4.1. */
export interface EmailKind {
  /** What it is, for the admin. */
  name: Readonly<Record<Language, string>>;
  placeholders: readonly EmailPlaceholder[];
  texts: Readonly<Record<Language, EmailText>>;
  /** Values for a preview; those of blocks are HTML. */
  examples: (language: Language) => EmailValues;
}

/** Longest subject and text that an admin writes. */
export const emailLimits = { subject: 200, text: 5_000 };

const placeholder =
  (kind: EmailPlaceholder['kind']) =>
  (name: string, isRequired = false): EmailPlaceholder => ({ name, kind, isRequired });

export const textPlaceholder = placeholder('text');
export const linkPlaceholder = placeholder('link');
export const blockPlaceholder = placeholder('block');
