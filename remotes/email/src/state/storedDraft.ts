import type { RuntimeStore } from 'shared/runtime';
import { mailApi } from '../api/mailApi';
import { type Composition, holdsContent, toMessage } from '../model/composition';
import { drafted } from './emailSlice';

const { saveDraft, getMail } = mailApi.endpoints;

/** `conflict`: the draft was written elsewhere too. */
export type SaveResult = 'saved' | 'failed' | 'conflict';

/** The draft that a mail in its window is kept in. */
interface StoredDraft {
  getId(): number | undefined;
  /** What was saved last. */
  getSaved(): Composition;
  save(content: Composition, isSending: boolean): Promise<SaveResult>;
  /** What is saved next replaces what others have written into the draft. */
  ignoreOthers(): void;
  /** What is saved next becomes another draft. */
  detach(): void;
}

const isStale = (error: object) => 'status' in error && error.status === 409;

export function createStoredDraft(store: RuntimeStore, first: Composition): StoredDraft {
  let { draftId, draftRev } = first;
  let saved = first;

  async function save(content: Composition, isSending: boolean): Promise<SaveResult> {
    const { to, cc, bcc, subject, message, inReplyTo, attachments } = toMessage(content);
    const { data, error } = await store.dispatch(
      saveDraft.initiate({
        ...{ to, cc, bcc, subject, message, inReplyTo },
        ...(draftId === undefined ? {} : { id: draftId, rev: draftRev }),
        // Files are large: they travel when they have changed.
        ...(draftId === undefined || attachments !== saved.attachments ? { attachments } : {}),
        ...(isSending ? { isSending } : {}),
      }),
    );
    if (error) return isStale(error) ? resolve(content, isSending) : 'failed';
    saved = content;
    draftId = data.email.id;
    draftRev = data.email.rev;
    store.dispatch(drafted({ key: first.key, draftId, draftRev }));
    return 'saved';
  }

  /** A draft that only got a star or a label since is in no conflict. */
  async function resolve(content: Composition, isSending: boolean): Promise<SaveResult> {
    const call = store.dispatch(getMail.initiate({ id: draftId ?? 0, folder: 'draft', q: '' }, { forceRefetch: true }));
    const { data } = await call;
    call.unsubscribe();
    if (!data) return 'failed';
    if (!holdsContent(data, saved)) return 'conflict';
    draftRev = data.rev;
    return save(content, isSending);
  }

  return {
    getId: () => draftId,
    getSaved: () => saved,
    save,
    ignoreOthers() {
      draftRev = undefined;
    },
    detach() {
      draftId = undefined;
      draftRev = undefined;
    },
  };
}
