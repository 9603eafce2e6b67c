import type { RuntimeStore } from '@atrium/sdk';
import { mailApi } from '../api/mailApi';
import type { Email, EmailDraft } from '../api/schemas';
import { type MailContent, toMessage } from '../model/composition';
import type { DraftRecord } from './draftRecord';

const { saveDraft, getMail } = mailApi.endpoints;

/** When a draft is to be sent; never, where it is only kept. */
export type Sending = Pick<EmailDraft, 'isSending' | 'sendAt'>;

/** Writes a mail into its draft, or makes one. */
export function writeDraft(store: RuntimeStore, record: DraftRecord, content: MailContent, sending: Sending) {
  const { attachments, ...message } = toMessage(content);
  const id = record.getId();
  const isNew = id === undefined;
  return store.dispatch(
    saveDraft.initiate({
      ...message,
      ...(isNew ? {} : { id, rev: record.getRev() }),
      // Files are large: they travel when they have changed.
      ...(isNew || attachments !== record.getSaved().attachments ? { attachments } : {}),
      ...sending,
    }),
  );
}

/** What a draft is by now; undefined where nothing answers. */
export async function readDraft(store: RuntimeStore, id: number): Promise<Email | undefined> {
  const call = store.dispatch(getMail.initiate({ id, folder: 'draft', q: '' }, { forceRefetch: true }));
  const { data } = await call;
  call.unsubscribe();
  return data;
}
