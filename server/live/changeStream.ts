import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { LoggedChange } from './changeFeed';
import { isAfter, type Position } from './position';

type ResponseHeaders = ReturnType<FastifyReply['getHeaders']>;

interface StreamReader {
  account: number;
  sessionId: string | undefined;
  /** The page that reads: it knows what it has done itself. */
  page: unknown;
  isLetIn(): Promise<boolean>;
}

/** Interval of keep-alive comments and of checking the token. */
const beatMs = 20_000;
const maxWaiting = 64 * 1024;

const head = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
};

const toEvent = (entry: Position, apps: readonly string[] | null): string =>
  `id: ${entry}\nevent: change\ndata: ${JSON.stringify(apps === null ? { isAll: true } : { apps })}\n\n`;

const isOfSignIn = ({ signIns }: LoggedChange, ids: readonly unknown[]): boolean =>
  signIns === null || signIns.some((id) => ids.includes(id));

/** The part of a change that concerns a page: without other accounts' own rows, and without its own writes. */
function appsFor({ apps, page }: LoggedChange, reader: StreamReader): string[] {
  if (page !== null && page === reader.page) return [];
  return apps.filter(({ accounts }) => accounts === null || accounts.includes(reader.account)).map(({ id }) => id);
}

/** The changes that one page hears of, until it goes, reads too slowly, or its token ends. */
export class ChangeStream {
  readonly reader: StreamReader;
  readonly #raw: ServerResponse;
  readonly #onEnd: (stream: ChangeStream) => void;
  readonly #beat: NodeJS.Timeout;
  #sent: Position;
  /** Changes that arrive before the page was sent those it had missed. */
  #waiting: LoggedChange[] | null = [];

  constructor(raw: ServerResponse, reader: StreamReader, sent: Position, onEnd: (stream: ChangeStream) => void) {
    this.#raw = raw;
    this.reader = reader;
    this.#sent = sent;
    this.#onEnd = onEnd;
    const beat = () => this.#send(`id: ${this.#sent}\nevent: beat\ndata: {}\n\n`);
    this.#beat = setInterval(() => void this.#check(beat), beatMs);
    raw.on('close', () => this.end());
  }

  /** Takes in what is new; the page hears of it once it has what it had missed. */
  publish(change: LoggedChange): void {
    if (this.#waiting) this.#waiting.push(change);
    else this.#pass(change);
  }

  open(headers: ResponseHeaders, missed: readonly LoggedChange[]): void {
    this.#begin(headers, `retry: 1000\nid: ${this.#sent}\nevent: open\ndata: {}\n\n`, missed);
  }

  /** Begins to send to a page that has missed more than can be listed: all that it shows may be old, as of that entry. */
  openWithAll(headers: ResponseHeaders, last: Position): void {
    this.#sent = last;
    this.#begin(headers, `retry: 1000\nevent: open\ndata: {}\n\n${toEvent(last, null)}`, []);
  }

  end(): void {
    clearInterval(this.#beat);
    this.#onEnd(this);
    this.#raw.end(() => this.#raw.destroy());
  }

  #begin(headers: ResponseHeaders, opening: string, missed: readonly LoggedChange[]): void {
    // The page may have gone while its past was read.
    if (this.#raw.writableEnded) return;
    for (const [name, value] of Object.entries({ ...headers, ...head }))
      if (value !== undefined) this.#raw.setHeader(name, value);
    this.#raw.write(opening);
    const waiting = this.#waiting ?? [];
    this.#waiting = null;
    for (const change of [...missed, ...waiting]) this.#pass(change);
  }

  #pass(change: LoggedChange): void {
    if (!isAfter(change.entry, this.#sent)) return;
    this.#sent = change.entry;
    const { account, sessionId } = this.reader;
    if (isOfSignIn(change, [account, sessionId])) void this.#check();
    const apps = appsFor(change, this.reader);
    if (apps.length > 0) this.#send(toEvent(change.entry, apps));
  }

  /** A page that does not read is cut off: it comes back with the last id that it has read. */
  #send(text: string): void {
    if (this.#raw.writableLength > maxWaiting) this.end();
    else this.#raw.write(text);
  }

  async #check(whenFine?: () => void): Promise<void> {
    const isFine = await this.reader.isLetIn().catch(() => false);
    if (isFine) whenFine?.();
    else this.end();
  }
}
