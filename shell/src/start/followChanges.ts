import type { ChangeStreamClient } from '@atrium/sdk/page';
import { readChangeStream } from './changeStream';

const firstPauseMs = 500;
const maxPauseMs = 30_000;

/** Pages that were cut off together do not come back together. */
const pauseAfter = (failures: number): number =>
  Math.min(maxPauseMs, firstPauseMs * 2 ** failures) * (0.5 + Math.random() / 2);

/** A wait that can be ended before its time. */
function createPause({ clock }: ChangeStreamClient) {
  let end = () => {};
  return {
    wait: (ms: number) =>
      new Promise<void>((resolve) => {
        const timer = clock.setTimeout(resolve, ms);
        end = () => {
          clock.clearTimeout(timer);
          resolve();
        };
      }),
    end: () => end(),
  };
}

export interface FollowedChanges {
  renew(): void;
  stop(): void;
}

/** Tells of each change of the session whether another person is signed in. */
function watchPerson(session: ChangeStreamClient['session'], onChange: (isOther: boolean) => void): () => void {
  let person = session.getState().user?.id;
  return session.subscribe(() => {
    const next = session.getState().user?.id;
    const isOther = next !== person;
    person = next;
    onChange(isOther);
  });
}

/**
 * Follows the server's stream of changes for as long as somebody is signed in; one that is cut goes on where it ended.
 * @param begun when the page started to load its data; changes since then are reported too
 */
export function followChanges(page: ChangeStreamClient, begun: number): FollowedChanges {
  const { session, clock } = page;
  const ending = new AbortController();
  const pause = createPause(page);
  let stream = new AbortController();
  let lastId = '';
  let failures = 0;
  let since = begun;

  async function read(token: string): Promise<void> {
    stream = new AbortController();
    const isThere = await readChangeStream(page, {
      token,
      place: { lastId, since },
      cut: stream,
      onId: (id) => {
        lastId = id;
      },
      onAlive: () => {
        failures = 0;
      },
    });
    // A server that has no such stream is not asked again.
    if (!isThere) ending.abort();
  }

  async function follow(): Promise<void> {
    while (!ending.signal.aborted) {
      const token = session.currentToken();
      // A stream that fails is one that was cut: it is opened again.
      if (token) await read(token).catch(() => undefined);
      if (ending.signal.aborted) return;
      await pause.wait(pauseAfter(failures));
      failures += 1;
    }
  }

  const unsubscribe = watchPerson(session, (isOther) => {
    if (isOther || session.getState().status !== 'signedIn') stream.abort();
    if (isOther) since = clock.now();
    failures = 0;
    pause.end();
  });
  void follow();

  return {
    renew() {
      failures = 0;
      stream.abort();
      pause.end();
    },
    stop() {
      ending.abort();
      stream.abort();
      unsubscribe();
      pause.end();
    },
  };
}

/** One tab per browser follows as the leader: over HTTP/1.1, six streams would use up all connections. */
const asLeader = (signal: AbortSignal, follow: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request('atrium-live', { signal }, follow) : follow();

export async function followAsLeader(page: ChangeStreamClient, begun: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  await asLeader(signal, async () => {
    const { renew, stop } = followChanges(page, begun);
    // A stream from before the loss of connection is dead without an event.
    window.addEventListener('online', renew, { signal });
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    stop();
  });
}
