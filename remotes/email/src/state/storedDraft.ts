import type { RuntimeStore } from 'shared/runtime';
import { mailApi } from '../api/mailApi';
import type { Email, EmailDraft } from '../api/schemas';
import {
  type Composition,
  holdsContent,
  type MailContent,
  recipientKinds,
  recipientsOf,
  toMessage,
} from '../model/composition';
import { mergeContent } from '../model/mergeContent';
import { drafted } from './emailSlice';

const { saveDraft, getMail } = mailApi.endpoints;

/** `conflict`: the draft was written elsewhere too; `detached`: it was sent or binned there, and this is another one. */
export type SaveResult = 'saved' | 'failed' | 'conflict' | 'detached';

/** When a draft is to be sent; never, where it is only kept. */
export type Sending = Pick<EmailDraft, 'isSending' | 'sendAt'>;

/** The draft that a mail in its window is kept in. */
export interface StoredDraft {
  getId(): number | undefined;
  /** What was saved last. */
  getSaved(): MailContent;
  save(content: MailContent, sending?: Sending): Promise<SaveResult>;
  /** Takes in what the draft is by now; answers what has become of mine, or null where only a person can tell. */
  hear(draft: Email, mine: MailContent): Promise<MailContent | null>;
  /** What is saved next replaces what others have written into the draft. */
  ignoreOthers(): void;
  /** What is saved next becomes another draft. */
  detach(): void;
}

interface Hooks {
  onSaved(saved: MailContent): void;
  /** What others have written is taken over into mine. */
  onMerged(content: MailContent): void;
}

const hasStatus = (error: object, status: number) => 'status' in error && error.status === status;

/** Half an address that was saved with the draft is no recipient that somebody has added. */
function sameRecipients(theirs: MailContent, saved: MailContent): MailContent {
  const addresses = (people: readonly { email: string }[]) => people.map(({ email }) => email).join();
  const kept = recipientKinds
    .filter((kind) => addresses(theirs[kind]) === addresses(recipientsOf(saved, kind)))
    .map((kind) => [kind, saved[kind]]);
  return { ...theirs, typed: saved.typed, ...Object.fromEntries(kept) };
}

export function createStoredDraft(
  store: RuntimeStore,
  { key, ...first }: Pick<Composition, 'key' | 'draftId' | 'draftRev'>,
  begin: MailContent,
  { onSaved, onMerged }: Hooks,
): StoredDraft {
  let { draftId, draftRev } = first;
  let saved = begin;

  function setDraft(id: number | undefined, rev: number | undefined): void {
    draftId = id;
    draftRev = rev;
    store.dispatch(drafted({ key, draftId, draftRev }));
  }

  function setSaved(content: MailContent): void {
    saved = content;
    onSaved(saved);
  }

  async function save(content: MailContent, sending: Sending = {}): Promise<SaveResult> {
    const { attachments, ...message } = toMessage(content);
    const isNew = draftId === undefined;
    const { data, error } = await store.dispatch(
      saveDraft.initiate({
        ...message,
        ...(isNew ? {} : { id: draftId, rev: draftRev }),
        // Files are large: they travel when they have changed.
        ...(isNew || attachments !== saved.attachments ? { attachments } : {}),
        ...sending,
      }),
    );
    if (!error) {
      setSaved(content);
      setDraft(data.email.id, data.email.rev);
      return 'saved';
    }
    if (hasStatus(error, 409)) return resolve(content, sending);
    if (!hasStatus(error, 404) || draftId === undefined) return 'failed';
    setDraft(undefined, undefined);
    const result = await save(content, sending);
    return result === 'saved' ? 'detached' : result;
  }

  /** A draft that only got a star or a label since is in no conflict, nor one whose other parts were written. */
  async function resolve(content: MailContent, sending: Sending): Promise<SaveResult> {
    const call = store.dispatch(getMail.initiate({ id: draftId ?? 0, folder: 'draft', q: '' }, { forceRefetch: true }));
    const { data } = await call;
    call.unsubscribe();
    if (!data) return 'failed';
    const merged = await hear(data, content);
    return merged ? save(merged, sending) : 'conflict';
  }

  async function hear(draft: Email, mine: MailContent): Promise<MailContent | null> {
    if (draft.id !== draftId || draft.folder !== 'draft' || draft.rev <= (draftRev ?? 0)) return mine;
    if (holdsContent(draft, saved)) {
      setDraft(draftId, draft.rev);
      return mine;
    }
    const { contentOfDraft } = await import('../model/draft');
    const { draftId: _, draftRev: __, ...content } = contentOfDraft(draft);
    const theirs = sameRecipients(content, saved);
    const merged = mergeContent(saved, mine, theirs);
    if (merged.isClash) return null;
    setSaved(merged.theirs);
    setDraft(draftId, draft.rev);
    onMerged(merged.content);
    return merged.content;
  }

  return {
    getId: () => draftId,
    getSaved: () => saved,
    save,
    hear,
    ignoreOthers: () => setDraft(draftId, undefined),
    detach: () => setDraft(undefined, undefined),
  };
}
