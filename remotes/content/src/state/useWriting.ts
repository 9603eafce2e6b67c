import { useCallback, useState } from 'react';
import { useSyncDocumentMutation } from '../api/editingApi';
import type { ContentItem, ItemDetail } from '../api/schemas';
import { textLimits } from '../api/schemas/limits';
import { type ItemDraft, useDraft } from './useDraft';
import { type SharedItem, useSharedItem } from './useSharedItem';

const texts = ['title', 'summary', 'body'] as const;

/** An item that is being written: its fields are saved, its text is a document of several people. */
export interface ItemWriting {
  draft: ItemDraft;
  shared: SharedItem;
  /** The item as it is on screen. */
  written: ContentItem;
  /** Reasons why fields are not saved, by field. */
  issues: Record<string, string>;
  writeBody: (html: string) => void;
  /** Saves all of it. @returns the saved item, or null on failure */
  settle: () => Promise<ContentItem | null>;
}

/** @param isWritable whether what is written goes on its way */
export function useWriting(detail: ItemDetail, isWritable: boolean): ItemWriting {
  const { id } = detail.item;
  const draft = useDraft(detail);
  const shared = useSharedItem(detail, isWritable);
  const [settleDocument] = useSyncDocumentMutation({ selectFromResult: () => ({}) });
  const [body, writeBody] = useState<string | null>(null);
  const written = {
    ...draft.written,
    title: shared.title,
    summary: shared.summary,
    body: body ?? detail.item.body,
  };
  const tooLong = texts.filter((field) => written[field].length > textLimits[field]);
  const { flush: flushFields } = draft;
  const { flush: flushText } = shared;
  return {
    draft,
    shared,
    written,
    issues: { ...draft.issues, ...Object.fromEntries(tooLong.map((field) => [field, 'tooLong'])) },
    writeBody: useCallback((html: string) => writeBody(html), []),
    async settle() {
      if (!(await flushText()) || !(await flushFields())) return null;
      const { data } = await settleDocument({ id, settles: true });
      return data?.item ?? null;
    },
  };
}
