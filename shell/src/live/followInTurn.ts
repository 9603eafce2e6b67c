import type { ChangeStreamClient } from '@atrium/sdk/page';
import { followChanges } from './followChanges';

/** Of a browser's tabs one at a time follows, for as long as it is open: over HTTP/1.1 six streams would leave no connection to any. */
const inTurn = (signal: AbortSignal, follow: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request('atrium-live', { signal }, follow) : follow();

/** Follows what other machines change as soon as no other tab does, until the signal. */
export async function followInTurn(page: ChangeStreamClient, begun: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  await inTurn(signal, async () => {
    const { renew, stop } = followChanges(page, begun);
    // A stream of before is dead, and nobody has said so.
    window.addEventListener('online', renew, { signal });
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    stop();
  });
}
