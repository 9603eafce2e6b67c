import type { Runtime } from '@atrium/sdk';
import { type AutosaveState, createAutosave } from '@atrium/sdk/autosave';
import type { Email } from '../../api/schemas';
import {
  type Composition,
  contentFields,
  contentOf,
  hasSameContent,
  type MailContent,
  withFieldsOf,
} from '../../model/composition';
import { changed, drafted } from '../emailSlice';
import { createDraftSaving, type SavedDraft, type Sending } from './draft';
import type { StoredCompositions } from './storedCompositions';
import { holdLock } from './tabLock';

/** `detached`: the draft was sent or binned elsewhere, and this is a new one. In a `conflict` nothing is saved. */
export type SaveState = 'untouched' | 'unsaved' | 'saving' | 'saved' | 'failed' | 'tooLarge' | 'conflict' | 'detached';

const saveStates = {
  dirty: 'unsaved',
  saving: 'saving',
  offline: 'failed',
  failed: 'failed',
  rejected: 'tooLarge',
  conflict: 'conflict',
} as const satisfies Record<Exclude<AutosaveState, 'clean'>, SaveState>;

interface SaveView {
  state: AutosaveState;
  savedAt: number | null;
  stored: SavedDraft;
}

function toSaveState({ state, savedAt, stored }: SaveView): SaveState {
  if (state !== 'clean') return saveStates[state];
  return savedAt === null ? 'untouched' : stored.isDetached ? 'detached' : 'saved';
}

/** A message that is being written, saved as a draft by itself. */
export interface ComposeSession {
  getSaveState(): SaveState;
  update(composition: Composition): void;
  receive(draft: Email): Promise<void>;
  /** Saves at once. @returns true if everything is saved */
  flush(): Promise<boolean>;
  /** Final save: in a conflict as a separate draft. */
  leave(): Promise<boolean>;
  /** Resolves a conflict: the text here replaces the other. */
  overwrite(): Promise<boolean>;
  /** Saves with the send time, and stops. @returns the draft's id; undefined on failure */
  send(sending: Sending): Promise<number | undefined>;
  /** Stops saving. @returns the draft's id, if any */
  stop(): Promise<number | undefined>;
  /** Releases the message for other tabs; its stored copy is removed. */
  end(): void;
}

interface SessionOptions {
  runtime: Runtime;
  composition: Composition;
  compositions: StoredCompositions;
  onSaveState: () => void;
}

export function createSession({ runtime, compositions, onSaveState, ...given }: SessionOptions): ComposeSession {
  const { store, clock, session } = runtime;
  const { key, draftId, draftRev } = given.composition;
  const person = () => session.getState().user?.id;
  const owner = person();
  // Another person who signs in on this page neither saves nor sees these messages.
  const isOwn = () => person() === owner;
  const saving = createDraftSaving(store, () => isOwn() && session.getState().status !== 'expired');
  const release = holdLock(`email.writing.${key}`);
  let composition = given.composition;
  let storedBase: MailContent | undefined;
  let isEnded = false;

  const first = contentOf(composition);
  // Saved content stored by an earlier page, or an earlier release.
  const base = withFieldsOf(compositions.readSaved(key) ?? first, first);
  const autosave = createAutosave<MailContent, SavedDraft, Email>({
    ...saving,
    clock,
    begin: { value: first, stored: { id: draftId, rev: draftRev, content: base } },
    storage(_, { content }) {
      if (isEnded || !isOwn() || content === storedBase) return true;
      storedBase = content;
      return compositions.storeSaved(key, content);
    },
  });

  const getSaveState = () => toSaveState(autosave.getView());
  let saveState = getSaveState();
  autosave.subscribe(() => {
    const { value, stored } = autosave.getView();
    if (stored.id !== composition.draftId || stored.rev !== composition.draftRev)
      store.dispatch(drafted({ key, draftId: stored.id, draftRev: stored.rev }));
    const part = differenceOf(value, composition);
    if (Object.keys(part).length > 0) store.dispatch(changed({ key, part }));
    if (saveState === getSaveState()) return;
    saveState = getSaveState();
    onSaveState();
  });

  return {
    getSaveState,
    update(next) {
      composition = next;
      const content = contentOf(next);
      if (!hasSameContent(content, autosave.getView().value)) autosave.edit(content);
    },
    receive: autosave.receive,
    flush: autosave.flush,
    leave: () => autosave.resolve({ stored: { content: autosave.getView().stored.content } }),
    overwrite: () => autosave.resolve(),
    send: (sending) =>
      autosave.submit((content, draft) => saving.write(content, draft, sending)).then((draft) => draft?.id),
    stop: () => autosave.stop().then(() => autosave.getView().stored.id),
    end() {
      isEnded = true;
      release();
    },
  };
}

const differenceOf = (content: MailContent, composition: Composition): Partial<MailContent> =>
  Object.fromEntries(
    contentFields.filter((part) => content[part] !== composition[part]).map((part) => [part, content[part]]),
  );
