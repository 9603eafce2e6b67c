import type { Runtime } from '@atrium/sdk';
import { isBlank } from '../model/composition';
import { deskOf } from './desk';
import { composed, compositionsOf } from './emailSlice';
import { createKeptWriting } from './keptWriting';
import { outboxOf } from './outbox';
import { whileFree } from './tabLock';

/** How long a page that is being left is given to let go of what it was writing, in milliseconds. */
const patience = 2_000;

/** Goes on with what an earlier page of this browser has left: mails half written, and mails on their way. */
export async function resume(runtime: Runtime): Promise<void> {
  const kept = createKeptWriting(runtime.storage);
  const isOpen = (key: string) => compositionsOf(runtime.store.getState()).some((one) => one.key === key);
  const reopen = async (key: string) => {
    if (isOpen(key)) return;
    const writing = kept.read(key);
    if (!writing) return;
    const { composition } = writing;
    if (composition.draftId === undefined && isBlank(composition)) return kept.forget(key);
    runtime.store.dispatch(composed({ ...composition, threadId: threadInView(composition.threadId) }));
    deskOf(runtime);
  };
  await Promise.all([
    outboxOf(runtime).resume(),
    ...kept.keys().map((key) => whileFree(`email.writing.${key}`, patience, () => reopen(key))),
  ]);
}

/** What was written under a mail is there again where that mail is open; elsewhere it gets a window. */
const threadInView = (id: number | undefined) =>
  new URLSearchParams(window.location.search).get('mail') === String(id) ? id : undefined;
