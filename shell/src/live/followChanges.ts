import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { pageHeader } from 'shared/contract';
import { type LivePage, renewCode } from 'shared/runtime/page';

/** The server says that it lives more often than this. */
const silenceMs = 50_000;
const firstPauseMs = 500;
const longestPauseMs = 30_000;

/** Pages that were cut off together do not come back together. */
const pauseAfter = (failures: number): number =>
  Math.min(longestPauseMs, firstPauseMs * 2 ** failures) * (0.5 + Math.random() / 2);

interface News {
  apps?: unknown;
  isAll?: unknown;
}

function readNews(data: string): News {
  try {
    const value: unknown = JSON.parse(data);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** Why a call is refused; undefined where the answer is none of the API's. */
async function readCode(response: Response): Promise<unknown> {
  const answer: unknown = await response.json();
  return typeof answer === 'object' && answer !== null && 'code' in answer ? answer.code : undefined;
}

export interface Following {
  /** Gives up a stream that may be dead, and asks for another. */
  renew(): void;
  stop(): void;
}

/**
 * Follows the server's stream of changes for as long as somebody is signed in; one that is cut goes on where it ended.
 * @param begun when the page started to read what it shows: it hears of changes since then, too
 */
export function followChanges(
  { baseURL, session, clock, pageId, receive, receiveAll, refuse }: LivePage,
  begun: number,
): Following {
  const ending = new AbortController();
  let stream = new AbortController();
  let lastId = '';
  let failures = 0;
  let wake = () => {};
  let person = session.getState().user?.id;
  let since = begun;

  function take({ id, event, data }: EventSourceMessage): void {
    if (id) lastId = id;
    if (event !== 'change') return;
    const { apps, isAll } = readNews(data);
    if (isAll === true) receiveAll();
    else if (Array.isArray(apps)) receive(apps.filter((app) => typeof app === 'string'));
  }

  const address = () => {
    const path = `${baseURL.replace(/\/$/, '')}/api/changes`;
    return lastId ? path : `${path}?age=${Math.max(0, Math.round(clock.now() - since))}`;
  };

  async function read(token: string): Promise<void> {
    stream = new AbortController();
    const response = await fetch(address(), {
      headers: {
        Authorization: `Bearer ${token}`,
        [pageHeader]: pageId,
        ...(lastId && { 'Last-Event-ID': lastId }),
      },
      signal: stream.signal,
    });
    // A server that has no such stream is not asked again.
    if (response.status === 404) return ending.abort();
    if (response.status === 401 && (await readCode(response)) === renewCode) refuse?.(token);
    if (!response.ok || !response.body) throw new Error(`The stream of changes answers ${response.status}`);
    const parser = createParser({ onEvent: take });
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const silence = clock.setTimeout(() => stream.abort(), silenceMs);
      const { done, value } = await reader.read().finally(() => clock.clearTimeout(silence));
      if (done) return;
      failures = 0;
      parser.feed(value);
    }
  }

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = clock.setTimeout(resolve, ms);
      wake = () => {
        clock.clearTimeout(timer);
        resolve();
      };
    });

  async function follow(): Promise<void> {
    while (!ending.signal.aborted) {
      const token = session.currentToken();
      // A stream that fails is one that was cut: it is opened again.
      if (token) await read(token).catch(() => undefined);
      if (ending.signal.aborted) return;
      await pause(pauseAfter(failures));
      failures += 1;
    }
  }

  const unsubscribe = session.subscribe(() => {
    const { user, status } = session.getState();
    if (user?.id !== person || status !== 'signedIn') stream.abort();
    if (user?.id !== person) since = clock.now();
    person = user?.id;
    failures = 0;
    wake();
  });
  void follow();

  return {
    renew() {
      failures = 0;
      stream.abort();
      wake();
    },
    stop() {
      ending.abort();
      stream.abort();
      unsubscribe();
      wake();
    },
  };
}
