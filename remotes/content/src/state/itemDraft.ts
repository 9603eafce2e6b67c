import type { Clock, KeyValueStore } from '@atrium/sdk';
import { type AutosaveState, createAutosave, createStoredDraft, type WriteResult } from '@atrium/sdk/autosave';
import type { ContentItem } from '../api/schemas';
import { textLimits } from '../api/schemas/limits';
import {
  conflictingFields,
  type Draft,
  emptyDraft,
  isDraft,
  isEmptyDraft,
  rebase,
  settle,
  type Writing,
  type WritingField,
  without,
  write,
} from '../model/draft';

export type Sent =
  | { kind: 'saved'; item: ContentItem }
  | { kind: 'stale'; newer: ContentItem }
  /** Rejected fields with their reasons, as a code or a sentence. */
  | { kind: 'rejected'; codes: Record<string, string> }
  | { kind: 'offline' | 'failed' };

export interface ItemDraftView {
  state: AutosaveState;
  item: ContentItem;
  written: ContentItem;
  /** Last save from this tab, in milliseconds; null before the first one. */
  savedAt: number | null;
  /** Reasons of rejected fields, and `tooLong` for those beyond their limit, which are not sent. */
  issues: Record<string, string>;
  /** True if the unsaved part is stored in the browser, which may have no room. */
  isKept: boolean;
  conflict: { newer: ContentItem; fields: WritingField[] } | null;
}

interface ItemDraftOptions {
  item: ContentItem;
  name: string;
  storage: KeyValueStore;
  clock: Clock;
  send: (rev: number, change: Partial<Writing>) => Promise<Sent>;
}

const pause = 800;
const maxStoredLength = 3_000_000;

/** Character limit of a field; undefined without one. */
export const limitOf = (field: string): number | undefined =>
  Object.entries(textLimits).find(([name]) => name === field)?.[1];

function tooLong(fields: Partial<Writing>): Record<string, string> {
  const limits = Object.entries({ slug: fields.slug });
  return Object.fromEntries(
    limits.flatMap(([field, text = '']) => (text.length > (limitOf(field) ?? Infinity) ? [[field, 'tooLong']] : [])),
  );
}

/** Rejected fields with value and reason: each is sent again once it has changed. */
function createRejections() {
  let rejected: { field: string; value: unknown; code: string }[] = [];
  return {
    add(change: Partial<Writing>, codes: Record<string, string>): void {
      const sent = Object.entries(change);
      const named = sent.filter(([field]) => field in codes);
      // If no field of the change is named, all of it waits: unchanged, it would be rejected again.
      const [first = ''] = Object.values(codes);
      rejected = (named.length > 0 ? named : sent).map(([field, value]) => ({
        field,
        value,
        code: codes[field] ?? first,
      }));
    },
    issuesOf: (fields: Partial<Writing>): Record<string, string> => ({
      ...Object.fromEntries(
        rejected
          .filter(({ field, value }) => Object.entries(fields).some(([name, now]) => name === field && now === value))
          .map(({ field, code }) => [field, code]),
      ),
      ...tooLong(fields),
    }),
  };
}

const mergeItem = (draft: Draft, newer: ContentItem, item: ContentItem) =>
  conflictingFields(draft, newer).length > 0
    ? { value: draft, stored: item, conflict: newer }
    : { value: rebase(draft, newer), stored: newer, conflict: null };

/** Draft of an item's fields: autosaved, and stored in the browser until then. */
export function createItemDraft({ item, name, storage, clock, send }: ItemDraftOptions) {
  const storedDraft = createStoredDraft(storage, name, isDraft, { maxLength: maxStoredLength });
  const { add, issuesOf } = createRejections();
  const sendable = ({ fields }: Draft): Partial<Writing> => {
    const issues = issuesOf(fields);
    return Object.fromEntries(Object.entries(fields).filter(([field]) => !(field in issues)));
  };

  const autosave = createAutosave<Draft, ContentItem>({
    clock,
    pause,
    begin: mergeItem(without(storedDraft.read() ?? emptyDraft, []), item, item),
    check: (draft) => (isEmptyDraft(draft) ? 'saved' : Object.keys(sendable(draft)).length > 0 ? 'unsaved' : 'blocked'),
    async write(draft, { rev }): Promise<WriteResult<Draft, ContentItem>> {
      const change = sendable(draft);
      const sent = await send(rev, change);
      if (sent.kind === 'saved')
        return { kind: 'saved', stored: sent.item, settle: (now) => settle(now, change, sent.item) };
      if (sent.kind === 'rejected') add(change, sent.codes);
      return sent;
    },
    merge: mergeItem,
    storage: (draft, _, isSaved) => storedDraft.write(isSaved ? undefined : draft),
  });

  function toView(): ItemDraftView {
    const { value, stored, conflict: newer, ...view } = autosave.getView();
    return {
      ...view,
      item: stored,
      written: { ...stored, ...value.fields },
      issues: issuesOf(value.fields),
      conflict: newer && { newer, fields: conflictingFields(value, newer) },
    };
  }
  let view = toView();
  autosave.subscribe(() => {
    view = toView();
  });

  return {
    subscribe: autosave.subscribe,
    getView: () => view,
    write: (change: Partial<Writing>) => autosave.edit(write(autosave.getView().value, view.item, change)),
    receive: autosave.receive,
    /** Saves at once. @returns the saved item, or null on failure */
    flush: () => autosave.flush().then((isSaved) => (isSaved ? view.item : null)),
    resume: autosave.resume,
    rest: autosave.rest,
    /** Resolves a conflict: own changes are applied to the newer item, or dropped. */
    resolve(choice: 'mine' | 'theirs') {
      const { conflict } = view;
      if (!conflict) return;
      const { value } = autosave.getView();
      const chosen = choice === 'mine' ? value : without(value, conflict.fields);
      void autosave.resolve({ value: rebase(chosen, conflict.newer) });
    },
  };
}
