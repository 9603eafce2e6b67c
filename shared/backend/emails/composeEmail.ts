import type { Language } from '@atrium/contract';
import type { EmailKind, EmailValues } from '../emailKind';
import type { BackendStore } from '../store';
import { issuesOfEmail } from './emailIssues';
import { emailTemplateId, emailTemplatesTable } from './emailTemplatesTable';
import { fillEmail } from './fillEmail';

/**
 * Subject and HTML of an email, in the words of the organisation or in those of the app. An organisation's that no longer fit,
 * since the app has other placeholders now, are left aside.
 * @param id `<app>.<kind>`, as the app's backend has it in `emails`
 */
export async function composeEmail(
  store: BackendStore,
  id: string,
  { placeholders, texts }: Pick<EmailKind, 'placeholders' | 'texts'>,
  { language, values }: { language: Language; values: EmailValues },
): Promise<{ subject: string; message: string }> {
  const own = await store.table(emailTemplatesTable).get(emailTemplateId(id, language));
  const text = own && issuesOfEmail(own, placeholders).length === 0 ? own : texts[language];
  return fillEmail(text, placeholders, values);
}
