import type { FastifyReply, FastifyRequest } from 'fastify';
import { pageHeader } from 'shared/contract';
import type { Caller } from '../../mock/frame/auth/gate';
import type { ChangeFeed, LoggedChange } from './changeFeed';

interface ChangesRouteOptions {
  feed: ChangeFeed;
  /** Who has sent the header of that name, or why it is nobody. */
  identify: (authorization: string | undefined) => Promise<Caller>;
  /** How many streams may be open at a time. */
  mostStreams?: number;
}

export interface ChangesRoute {
  answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined>;
  /** How many streams are open. */
  count(): number;
  /** Ends all streams: their pages ask another process. */
  close(): void;
}

/** How often a stream says that it lives, and asks whether its token still does. */
const beatMs = 20_000;
const mostWaiting = 64 * 1024;
const mostOfOne = 20;

const head = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
};

const toEvent = (entry: number, apps: readonly string[] | null): string =>
  `id: ${entry}\nevent: change\ndata: ${JSON.stringify(apps === null ? { isAll: true } : { apps })}\n\n`;

const readNumber = (value: unknown): number | null => {
  const number = typeof value === 'string' && value !== '' ? Number(value) : Number.NaN;
  return Number.isSafeInteger(number) && number >= 0 ? number : null;
};

const ageOf = ({ query }: FastifyRequest): number | null =>
  typeof query === 'object' && query !== null && 'age' in query ? readNumber(query.age) : null;

/** A call that was answered when the page started may have been asked a little earlier. */
const marginMs = 1_000;
/** A page that has been reading for longer before it asks hears of everything. */
const oldestMs = 60_000;
/** No log goes back so far. */
const beforeEverything = -1;

/** Whether a change may have ended one of these, by its id. */
const isOfSignIn = ({ signIns }: LoggedChange, ids: readonly unknown[]): boolean =>
  signIns === null || signIns.some((id) => ids.includes(id));

/** `GET /api/changes`: whose data is new, as server-sent events; never what is in it. */
export function createChangesRoute({ feed, identify, mostStreams = 5_000 }: ChangesRouteOptions): ChangesRoute {
  const streams = new Set<{ account: number; end: () => void }>();

  /** What a person's page hears of a change: nothing of what is another's own, nor of what it has done itself. */
  function appsFor({ apps, page }: LoggedChange, account: number, ownPage: unknown): string[] {
    if (page !== null && page === ownPage) return [];
    return apps.filter(({ accounts }) => accounts === null || accounts.includes(account)).map(({ id }) => id);
  }

  /** The last entry that a page has: it names it, or says for how long it has been reading. Null where it begins now. */
  async function findStart(request: FastifyRequest): Promise<number | null> {
    const age = ageOf(request);
    const named = readNumber(request.headers['last-event-id']);
    if (named !== null || age === null) return named;
    return age > oldestMs ? beforeEverything : feed.entryBefore(age + marginMs);
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    const { authorization } = request.headers;
    const { user: person, sessionId, refusal } = await identify(authorization);
    if (!person) return reply.code(401).send(refusal?.data ?? { error: 'Invalid token' });
    const isTooMany = [...streams].filter(({ account }) => account === person.id).length >= mostOfOne;
    if (isTooMany || streams.size >= mostStreams)
      return reply.code(503).header('retry-after', '30').send({ error: 'Too many open streams' });

    const { raw } = reply;
    const ownPage = request.headers[pageHeader.toLowerCase()];
    const start = await findStart(request);
    let sent = start ?? feed.last;
    const send = (text: string) => {
      // A page that does not read is cut off: it comes back with the last id that it has read.
      if (raw.writableLength > mostWaiting) end();
      else raw.write(text);
    };
    const tell = (change: LoggedChange) => {
      if (change.entry <= sent) return;
      sent = change.entry;
      if (isOfSignIn(change, [person.id, sessionId])) check();
      const apps = appsFor(change, person.id, ownPage);
      if (apps.length > 0) send(toEvent(change.entry, apps));
    };
    const check = (whenFine?: () => void) => {
      identify(authorization).then(
        ({ user }) => (user ? whenFine?.() : end()),
        () => end(),
      );
    };
    const beat = setInterval(() => check(() => send(`id: ${sent}\nevent: beat\ndata: {}\n\n`)), beatMs);
    const stream = { account: person.id, end };
    function end(): void {
      clearInterval(beat);
      stop();
      streams.delete(stream);
      raw.end(() => raw.destroy());
    }

    // Listened to before the past is read, so that nothing falls between; sent after it.
    const waiting: LoggedChange[] = [];
    let isCaughtUp = false;
    const stop = feed.subscribe((change) => (isCaughtUp ? tell(change) : waiting.push(change)));
    streams.add(stream);
    raw.on('close', end);
    const missed = start === null ? [] : await feed.since(start);
    reply.hijack();
    for (const [name, value] of Object.entries({ ...reply.getHeaders(), ...head }))
      if (value !== undefined) raw.setHeader(name, value);
    if (missed === null) {
      sent = feed.last;
      raw.write(`retry: 1000\nevent: open\ndata: {}\n\n${toEvent(sent, null)}`);
    } else {
      raw.write(`retry: 1000\nid: ${sent}\nevent: open\ndata: {}\n\n`);
      for (const change of missed) tell(change);
    }
    for (const change of waiting) tell(change);
    isCaughtUp = true;
    return undefined;
  }

  return {
    answer,
    count: () => streams.size,
    close: () => {
      for (const { end } of [...streams]) end();
    },
  };
}
