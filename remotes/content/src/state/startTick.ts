import { type Runtime, request } from 'shared/runtime';
import { calls } from '../api/calls';
import { contentApi } from '../api/contentApi';
import type { Tick } from '../api/schemas';

const every = 15_000;
const lockName = 'atrium.content.tick';

/** Does something unless another tab is at it. */
async function aloneInBrowser(work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  await navigator.locks.request(lockName, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
  });
}

/** Lets what is due go out while the app is in use, and shows that it did: asked every 15 seconds, by one tab at a time. */
export function startTick({ clock, http, session, store }: Runtime): () => void {
  let timer = 0;
  let isOver = false;
  let lastRun: number | undefined;
  const ask = async () => {
    if (session.getState().status !== 'signedIn') return;
    const { data } = await http.request<Tick>({ ...request(calls.tick), isBackground: true });
    if (lastRun !== undefined && data.lastRun !== lastRun) store.dispatch(contentApi.util.invalidateTags(['Item']));
    lastRun = data.lastRun;
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
