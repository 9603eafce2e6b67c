import type { Email } from '../api/schemas';
import { type MailContent, recipientKinds, recipientsOf } from '../model/composition';
import { type Merged, mergeContent } from '../model/mergeContent';

/** Half an address that was saved with the draft is no recipient that somebody has added. */
function sameRecipients(theirs: MailContent, saved: MailContent): MailContent {
  const addresses = (people: readonly { email: string }[]) => people.map(({ email }) => email).join();
  const kept = recipientKinds
    .filter((kind) => addresses(theirs[kind]) === addresses(recipientsOf(saved, kind)))
    .map((kind) => [kind, saved[kind]]);
  return { ...theirs, typed: saved.typed, ...Object.fromEntries(kept) };
}

/** What others have written into a draft since it was saved, and what it is with mine. */
export async function mergeDraft(draft: Email, saved: MailContent, mine: MailContent): Promise<Merged> {
  const { contentOfDraft } = await import('../model/draft');
  const { draftId: _, draftRev: __, ...content } = contentOfDraft(draft);
  return mergeContent(saved, mine, sameRecipients(content, saved));
}
