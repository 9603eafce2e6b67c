import { readApiError, useRuntime, useSession } from '@atrium/sdk';
import type { DocumentLink, SharedDocument, SharedView } from '@atrium/ui/together';
import { useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { calls } from '../api/calls';
import { useSyncDocumentMutation } from '../api/editingApi';
import type { DocumentAnswer, ItemDetail } from '../api/schemas';

/** The text of an item, which several people write at once. */
export interface SharedItem extends SharedView {
  /** Null until it can be read. */
  shared: SharedDocument | null;
  /** Sends all that was written. @returns true once it is kept */
  flush: () => Promise<boolean>;
}

const isAnswer = (data: unknown): data is DocumentAnswer =>
  typeof data === 'object' && data !== null && 'document' in data;

const toAnswer = ({ document, missing, vector }: DocumentAnswer) => ({ key: document.key, missing, vector });
const readAnswer = (data: unknown) => (isAnswer(data) ? toAnswer(data) : null);

/** Interval of saying that the item is open, in milliseconds. */
const beatMs = 20_000;

/** Rejections that a call made again does not change. */
const isLasting = (status: number) => status >= 400 && status < 500 && status !== 401 && status !== 429;

function useAsk(id: number): DocumentLink['ask'] {
  const [sync] = useSyncDocumentMutation({ selectFromResult: () => ({}) });
  return useCallback(
    async (sent) => {
      const { data, error } = await sync({ id, ...sent });
      if (data) return { kind: 'done', answer: toAnswer(data) };
      const { status } = readApiError(error);
      return isLasting(status) ? { kind: 'rejected', status } : { kind: 'offline' };
    },
    [sync, id],
  );
}

function useOpened(id: number, isWritable: boolean): SharedDocument | null {
  const { storage, clock, session, socketUrl: url } = useRuntime();
  const { user } = useSession();
  const ask = useAsk(id);
  const [opened, setOpened] = useState<SharedDocument | null>(null);
  const [, fail] = useState(null);
  const person = { id: user?.id ?? 0, name: user?.fullName ?? '' };
  const open = useEffectEvent((together: typeof import('@atrium/ui/together')) => {
    const { path } = calls.syncDocument;
    const link = url
      ? together.createSocketLink({ url, path, id, session, clock, readAnswer })
      : together.createTabLink(`content-${id}`, ask);
    return new together.SharedDocument({ name: `document.${id}`, storage, clock, person, link, isWritable });
  });
  // A server looks after its sockets by itself.
  useEffect(() => {
    if (url) return;
    let timer = 0;
    const wait = () => {
      timer = clock.setTimeout(() => {
        void ask({});
        wait();
      }, beatMs);
    };
    wait();
    return () => clock.clearTimeout(timer);
  }, [url, clock, ask]);
  useEffect(() => {
    let isOver = false;
    let end: (() => Promise<void>) | undefined;
    const begin = async () => {
      const together = await import('@atrium/ui/together');
      if (isOver) return;
      const shared = open(together);
      end = shared.start();
      setOpened(shared);
    };
    begin().catch((error: unknown) =>
      // The page says so, and offers to try again.
      fail(() => {
        throw error;
      }),
    );
    return () => {
      isOver = true;
      void end?.();
    };
  }, []);
  return opened;
}

const nothing: SharedView = {
  state: 'loading',
  isReadable: false,
  savedAt: null,
  people: [],
  title: '',
  summary: '',
};
const noChanges = () => () => {};

/**
 * Opens the text of an item; one component, one item.
 * @param isWritable false: what was written here stays here
 */
export function useSharedItem({ item, document }: ItemDetail, isWritable: boolean): SharedItem {
  const opened = useOpened(item.id, isWritable);
  const view = useSyncExternalStore(opened?.subscribe ?? noChanges, () => opened?.getView() ?? nothing);
  useEffect(() => opened?.setWritable(isWritable), [opened, isWritable]);
  const outside = document?.outside ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change from outside is news
  useEffect(() => {
    if (opened?.getView().isReadable) void opened.sync();
  }, [opened, outside]);
  // Before it can be read, the text is that of the item.
  const text = view.isReadable ? view : { ...view, title: item.title, summary: item.summary };
  return {
    ...text,
    shared: view.isReadable ? opened : null,
    flush: async () => (opened && view.isReadable ? opened.flush() : true),
  };
}
