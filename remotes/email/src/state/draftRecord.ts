import type { RuntimeStore } from '@atrium/sdk';
import type { Composition, MailContent } from '../model/composition';
import { drafted } from './emailSlice';

/** Which draft a mail in its window is kept in, and what was saved of it last. */
export function createDraftRecord(
  store: RuntimeStore,
  { key, draftId, draftRev }: Pick<Composition, 'key' | 'draftId' | 'draftRev'>,
  begin: MailContent,
  onSaved: (saved: MailContent) => void,
) {
  let draft = { draftId, draftRev };
  let saved = begin;
  return {
    getId: () => draft.draftId,
    getRev: () => draft.draftRev,
    getSaved: () => saved,
    setDraft(id: number | undefined, rev: number | undefined): void {
      draft = { draftId: id, draftRev: rev };
      store.dispatch(drafted({ key, ...draft }));
    },
    setSaved(content: MailContent): void {
      saved = content;
      onSaved(saved);
    },
  };
}

export type DraftRecord = ReturnType<typeof createDraftRecord>;
