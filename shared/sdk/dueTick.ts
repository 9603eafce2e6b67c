import { runDueCall } from '@atrium/core/api';
import { request } from './appApi';
import type { HostRuntime } from './types';

const every = 15_000;
const lockName = 'atrium.due';

/** Does something unless another tab is already doing it. */
async function aloneInBrowser(work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  await navigator.locks.request(lockName, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
  });
}

/**
 * Lets everything happen in time that is due, such as an email that is sent later or a reminder, while somebody is signed
 * in: one tab asks the API every 15 seconds, and screens show what came of it as with any change. Returns how to stop.
 */
export function startDueTick({ clock, http, session }: Pick<HostRuntime, 'clock' | 'http' | 'session'>): () => void {
  let timer = 0;
  let isOver = false;
  const ask = async () => {
    if (session.getState().status === 'signedIn') await http.request({ ...request(runDueCall), isBackground: true });
  };
  const goOn = () => {
    if (isOver) return;
    timer = clock.setTimeout(() => {
      // A question that fails is asked again at the next turn.
      aloneInBrowser(ask).then(goOn, goOn);
    }, every);
  };
  goOn();
  return () => {
    isOver = true;
    clock.clearTimeout(timer);
  };
}
