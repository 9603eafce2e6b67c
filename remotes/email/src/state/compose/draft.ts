import type { RuntimeStore } from '@atrium/sdk';
import type { AutosaveOptions, Merged, WriteResult } from '@atrium/sdk/autosave';
import { mailApi } from '../../api/mailApi';
import type { Email, EmailDraft } from '../../api/schemas';
import {
  hasSameContent,
  holdsContent,
  isBlank,
  type MailContent,
  recipientKinds,
  recipientsOf,
  toMessage,
} from '../../model/composition';
import { contentOfDraft } from '../../model/draft';
import { mergeContent } from '../../model/mergeContent';

/** Draft as stored by the API; without an id before the first save. */
export interface SavedDraft {
  id?: number | undefined;
  rev?: number | undefined;
  content: MailContent;
  /** The former draft was sent or binned elsewhere: this is a new one. */
  isDetached?: boolean;
}

/** Sending time; absent for a draft that is only saved. */
export type Sending = Pick<EmailDraft, 'isSending' | 'sendAt'>;

type Saving = Required<Pick<AutosaveOptions<MailContent, SavedDraft, Email>, 'check' | 'read' | 'merge'>> & {
  write(
    content: MailContent,
    draft: SavedDraft,
    sending?: Sending,
  ): Promise<WriteResult<MailContent, SavedDraft, Email>>;
};

/** Saves a message as a draft. @param maySave false while signed out, or signed in as somebody else */
export function createDraftSaving(store: RuntimeStore, maySave: () => boolean): Saving {
  /** Content that was rejected for its size, which is not sent again unchanged. */
  let tooLarge: MailContent | undefined;

  const write: Saving['write'] = async (content, draft, sending = {}) => {
    if (!maySave()) return { kind: 'failed' };
    const { data, error } = await store.dispatch(saveDraft.initiate(toDraft(content, draft, sending)));
    if (data) return { kind: 'saved', stored: { id: data.email.id, rev: data.email.rev, content } };
    const status = 'status' in error ? error.status : undefined;
    if (status === 409) return { kind: 'stale' };
    if (status === 413) {
      tooLarge = content;
      return { kind: 'rejected' };
    }
    if (status !== 404 || draft.id === undefined) return { kind: 'failed' };
    const result = await write(content, { content: draft.content }, sending);
    return result.kind === 'saved' ? { ...result, stored: { ...result.stored, isDetached: true } } : result;
  };

  return {
    write,
    check(content, draft) {
      if (hasSameContent(content, draft.content) || (draft.id === undefined && isBlank(content))) return 'saved';
      return tooLarge && hasSameContent(content, tooLarge) ? 'blocked' : 'unsaved';
    },
    async read({ id = 0 }) {
      const call = store.dispatch(getMail.initiate({ id, folder: 'draft', q: '' }, { forceRefetch: true }));
      const { data } = await call;
      call.unsubscribe();
      return data;
    },
    merge: mergeDraft,
  };
}

const { saveDraft, getMail } = mailApi.endpoints;

function toDraft(content: MailContent, { id, rev, content: saved }: SavedDraft, sending: Sending): EmailDraft {
  const { attachments, ...message } = toMessage(content);
  const isNew = id === undefined;
  // Files are large: they are sent only when changed.
  const files = isNew || attachments !== saved.attachments ? { attachments } : {};
  return { ...message, ...(isNew ? {} : { id, rev }), ...files, ...sending };
}

function mergeDraft(mine: MailContent, newer: Email, saved: SavedDraft): Merged<MailContent, SavedDraft> {
  const { id, rev, folder } = newer;
  // Sent or binned elsewhere: the next save notices, and creates another draft.
  if (id !== saved.id || folder !== 'draft') return { value: mine, stored: saved, conflict: null };
  // Stars and labels are not changes of the message.
  if (holdsContent(newer, saved.content)) return { value: mine, stored: { ...saved, rev }, conflict: null };
  const { draftId: _, draftRev: __, ...theirs } = contentOfDraft(newer);
  const merged = mergeContent(saved.content, mine, sameRecipients(theirs, saved.content));
  return merged.isConflict
    ? {
        value: merged.content,
        stored: { ...saved, content: merged.base },
        conflict: { id, rev, content: merged.theirs },
      }
    : { value: merged.content, stored: { id, rev, content: merged.base }, conflict: null };
}

/** An incomplete saved address is not a recipient. */
function sameRecipients(theirs: MailContent, saved: MailContent): MailContent {
  const addresses = (people: readonly { email: string }[]) => people.map(({ email }) => email).join();
  const keptRecipients = recipientKinds
    .filter((kind) => addresses(theirs[kind]) === addresses(recipientsOf(saved, kind)))
    .map((kind) => [kind, saved[kind]]);
  return { ...theirs, typed: saved.typed, ...Object.fromEntries(keptRecipients) };
}
