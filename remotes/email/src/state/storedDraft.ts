import type { RuntimeStore } from '@atrium/sdk';
import type { Email } from '../api/schemas';
import { type Composition, holdsContent, type MailContent } from '../model/composition';
import { readDraft, type Sending, writeDraft } from './draftCalls';
import { createDraftRecord, type DraftRecord } from './draftRecord';
import { mergeDraft } from './mergeDraft';

/** `conflict`: the draft was written elsewhere too; `detached`: it was sent or binned there, and this is another one; `tooLarge`: it is more than the API takes. */
export type SaveResult = 'saved' | 'failed' | 'tooLarge' | 'conflict' | 'detached';

/** The draft that a mail in its window is kept in. */
export interface StoredDraft {
  getId(): number | undefined;
  /** What was saved last. */
  getSaved(): MailContent;
  save(content: MailContent, sending?: Sending): Promise<SaveResult>;
  /** Takes in what fits of what the draft is by now; answers what has become of mine, or null where only a person can tell. */
  hear(draft: Email, mine: MailContent): Promise<MailContent | null>;
  /** What is saved next replaces what others have written into the same parts. */
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

/** Whether a draft was written since it was saved from here. */
const isNewer = (draft: Email, record: DraftRecord) =>
  draft.id === record.getId() && draft.folder === 'draft' && draft.rev > (record.getRev() ?? 0);

export function createStoredDraft(
  store: RuntimeStore,
  composition: Pick<Composition, 'key' | 'draftId' | 'draftRev'>,
  begin: MailContent,
  { onSaved, onMerged }: Hooks,
): StoredDraft {
  const record = createDraftRecord(store, composition, begin, onSaved);
  const { getId, getSaved, setDraft, setSaved } = record;

  let clash: { theirs: MailContent; rev: number } | null = null;

  async function save(content: MailContent, sending: Sending = {}): Promise<SaveResult> {
    const { data, error } = await writeDraft(store, record, content, sending);
    if (!error) {
      setSaved(content);
      setDraft(data.email.id, data.email.rev);
      return 'saved';
    }
    if (hasStatus(error, 413)) return 'tooLarge';
    if (hasStatus(error, 409)) return resolve(content, sending);
    if (!hasStatus(error, 404) || getId() === undefined) return 'failed';
    setDraft(undefined, undefined);
    const result = await save(content, sending);
    return result === 'saved' ? 'detached' : result;
  }

  /** A draft that only got a star or a label since is in no conflict, nor one whose other parts were written. */
  async function resolve(content: MailContent, sending: Sending): Promise<SaveResult> {
    const draft = await readDraft(store, getId() ?? 0);
    if (!draft) return 'failed';
    const merged = await hear(draft, content);
    return merged ? save(merged, sending) : 'conflict';
  }

  async function hear(draft: Email, mine: MailContent): Promise<MailContent | null> {
    if (!isNewer(draft, record)) return mine;
    if (holdsContent(draft, getSaved())) {
      setDraft(getId(), draft.rev);
      return mine;
    }
    const merged = await mergeDraft(draft, getSaved(), mine);
    setSaved(merged.base);
    onMerged(merged.content);
    clash = merged.isClash ? { theirs: merged.theirs, rev: draft.rev } : null;
    if (clash) return null;
    setDraft(getId(), draft.rev);
    return merged.content;
  }

  function ignoreOthers(): void {
    if (!clash) return;
    setSaved(clash.theirs);
    setDraft(getId(), clash.rev);
  }
  const detach = () => setDraft(undefined, undefined);
  return { getId, getSaved, save, hear, ignoreOthers, detach };
}
