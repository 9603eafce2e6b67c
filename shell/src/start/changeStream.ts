import { pageHeader } from '@atrium/contract';
import { type ChangeStreamClient, renewCode } from '@atrium/sdk/page';
import { createParser, type EventSourceMessage } from 'eventsource-parser';

/** The server says that it lives more often than this. */
const silenceMs = 50_000;

interface ChangeData {
  apps?: unknown;
  isAll?: unknown;
}

function readChangeData(data: string): ChangeData {
  try {
    const value: unknown = JSON.parse(data);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** Code of a rejection; undefined where the response is not the API's. */
async function readCode(response: Response): Promise<unknown> {
  const answer: unknown = await response.json();
  return typeof answer === 'object' && answer !== null && 'code' in answer ? answer.code : undefined;
}

interface StreamPlace {
  /** The last event that has come; empty before the first. */
  lastId: string;
  since: number;
}

interface ChangeStreamOptions {
  token: string;
  place: StreamPlace;
  cut: AbortController;
  onId: (id: string) => void;
  /** Something has come, be it only that the server lives. */
  onAlive: () => void;
}

/**
 * Reads one stream of changes to its end, and dispatches its events.
 * @returns false where the server has no such stream
 * @throws where it is rejected or cut
 */
export async function readChangeStream(page: ChangeStreamClient, options: ChangeStreamOptions): Promise<boolean> {
  const { clock } = page;
  const { token, place, cut, onId, onAlive } = options;
  const response = await fetch(addressOf(page, place), {
    headers: {
      Authorization: `Bearer ${token}`,
      [pageHeader]: page.pageId,
      ...(place.lastId && { 'Last-Event-ID': place.lastId }),
    },
    signal: cut.signal,
  });
  if (response.status === 404) return false;
  if (response.status === 401 && (await readCode(response)) === renewCode) page.onTokenRejected?.(token);
  if (!response.ok || !response.body) throw new Error(`The stream of changes answers ${response.status}`);

  const parser = createParser({
    onEvent(message) {
      if (message.id) onId(message.id);
      dispatchChange(message, page);
    },
  });
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const silence = clock.setTimeout(() => cut.abort(), silenceMs);
    const { done, value } = await reader.read().finally(() => clock.clearTimeout(silence));
    if (done) return true;
    onAlive();
    parser.feed(value);
  }
}

function addressOf({ baseURL, clock }: ChangeStreamClient, { lastId, since }: StreamPlace): string {
  const path = `${baseURL.replace(/\/$/, '')}/api/changes`;
  return lastId ? path : `${path}?age=${Math.max(0, Math.round(clock.now() - since))}`;
}

function dispatchChange({ event, data }: EventSourceMessage, { receive, receiveAll }: ChangeStreamClient): void {
  if (event !== 'change') return;
  const { apps, isAll } = readChangeData(data);
  if (isAll === true) receiveAll();
  else if (Array.isArray(apps)) receive(apps.filter((app) => typeof app === 'string'));
}
