import type { Language } from '@atrium/contract';
import type { EmailText } from '../emailKind';
import { defineTable } from '../query/defineTable';

/** The words of an admin in place of an app's own; the id is `<app>.<kind>.<language>`. */
export interface StoredEmailTemplate extends EmailText {
  id: string;
  rev?: number;
}

/** Of the core's accounts, which every call has before it. */
export const emailTemplatesTable = defineTable<StoredEmailTemplate>()({
  name: 'emailTemplates',
  id: 'text',
  isRevised: true,
  isSmall: true,
});

export const emailTemplateId = (kind: string, language: Language): string => `${kind}.${language}`;
