import type { Runtime } from '@atrium/sdk';
import { isBlank } from '../../model/composition';
import { composed, compositionsOf } from '../emailSlice';
import { outboxOf } from './outbox';
import { composeSessions } from './sessions';
import { createStoredCompositions } from './storedCompositions';
import { whileFree } from './tabLock';

/** Time for a closing page to release its messages, in milliseconds. */
const maxWait = 2_000;

/** Resumes unfinished and unsent messages of an earlier page in this browser. */
export async function resume(runtime: Runtime): Promise<void> {
  const stored = createStoredCompositions(runtime.storage);
  const isOpen = (key: string) => compositionsOf(runtime.store.getState()).some((one) => one.key === key);
  const reopen = async (key: string) => {
    if (isOpen(key)) return;
    const composition = stored.read(key);
    if (!composition) return;
    if (composition.draftId === undefined && isBlank(composition)) return stored.forget(key);
    runtime.store.dispatch(composed({ ...composition, threadId: threadInView(composition.threadId) }));
    composeSessions(runtime);
  };
  await Promise.all([
    outboxOf(runtime).resume(),
    ...stored.keys().map((key) => whileFree(`email.writing.${key}`, maxWait, () => reopen(key))),
  ]);
}

/** Inline answers return below their message if it is open; otherwise they get a window. */
const threadInView = (id: number | undefined) =>
  new URLSearchParams(window.location.search).get('mail') === String(id) ? id : undefined;
