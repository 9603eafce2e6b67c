import { type BackendAction, reject, z } from '@atrium/backend';
import { type ApiEngine, isAllowed } from '@atrium/backend/engine';
import { changedHeader, type Registry } from '@atrium/contract';
import { readCaller } from '@atrium/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { watchedRollout } from '../../tools/release/gate/advanceRollout';
import type { ReleaseStorage } from '../../tools/release/storage/releaseStorage';
import { changeRelease, ReleaseChange } from './changeRelease';
import type { ReleaseUse } from './ReleaseUse';
import { rolloutName, visitedRollout } from './watchRollouts';

/** The subject of the permissions; the app that shows releases declares it. */
const subject = 'Release';

export const releasePaths = {
  visits: '/api/releases/visits',
  figures: '/api/releases/figures',
  errors: '/api/releases/errors',
  change: '/api/releases/change',
};

const maxBytes = 4 * 1024;
const days = 7;
/** The figures of many apps take the database a while. */
const figuresForMs = 30_000;

const Name = z.string().check(z.minLength(1), z.maxLength(100));
const SentVisit = z.object({ app: Name, release: Name, what: z.optional(z.string().check(z.maxLength(1000))) });
const ErrorsQuery = z.object({ app: Name, release: Name });

export interface ReleaseRouteOptions {
  api: ApiEngine;
  storage: ReleaseStorage;
  use: ReleaseUse;
  /** The registry as it is served. */
  registry: () => Registry;
  now: () => number;
}

/** Looks up who calls. @param action needed; null for a call that everybody with an account may make */
async function callerOf({ api }: ReleaseRouteOptions, request: FastifyRequest, action: BackendAction | null) {
  return api.read([], async (store) => {
    const { user, apiToken, rejection } = await readCaller(store, request.headers.authorization ?? '');
    if (!user) return { rejection: rejection ?? reject(401, 'Invalid token') };
    if (action === null) return { user };
    const isGranted = store.permissions.allows(user, action, subject);
    const isTokenGranted = !apiToken || isAllowed(apiToken.rules, action, subject);
    return isGranted && isTokenGranted ? { user } : { rejection: reject(403, 'Not allowed') };
  });
}

function parse(body: unknown): unknown {
  try {
    return JSON.parse(typeof body === 'string' ? body : '');
  } catch {
    return undefined;
  }
}

const send = (reply: FastifyReply, status: number, data: unknown) =>
  // No records of an app have changed: pages need not read theirs again.
  reply
    .code(status)
    .headers({ 'cache-control': 'no-store', [changedHeader]: '' })
    .send(data);

const malformed = { error: 'The request cannot be read', code: 'malformed' };

async function noteVisit(options: ReleaseRouteOptions, request: FastifyRequest, reply: FastifyReply) {
  const { user, rejection } = await callerOf(options, request, null);
  if (!user) return send(reply, rejection.status, rejection.data);
  const { data: visit } = z.safeParse(SentVisit, parse(request.body));
  if (!visit) return send(reply, 400, malformed);
  const registry = options.registry();
  const { app, release } = visit;
  const listed = Object.hasOwn(registry.apps, app) ? registry.apps[app] : undefined;
  if (!listed?.releases.some((one) => one?.release === release)) return send(reply, 404, { error: 'No such release' });
  await options.use.note({ ...visit, account: user.id }, visitedRollout(registry, app, release));
  return send(reply, 200, {});
}

/** The state of each rollout that watches itself, by app. */
async function rolloutStates({ use, registry }: ReleaseRouteOptions) {
  const found = registry();
  const states: Record<string, object> = {};
  for (const id of Object.keys(found.apps)) {
    const rollout = watchedRollout(found, id);
    if (!rollout) continue;
    const { rollout: ours, live } = await use.testOf(id, rolloutName(rollout.release, rollout.watch.since));
    states[id] = { rollout: ours, live };
  }
  return states;
}

function createFigures(options: ReleaseRouteOptions) {
  let known: { at: number; figures: ReturnType<ReleaseUse['figures']> } | undefined;
  return () => {
    const at = options.now();
    if (!known || at - known.at >= figuresForMs) {
      const figures = options.use.figures(days);
      known = { at, figures };
      figures.catch(() => {
        known = undefined;
      });
    }
    return known.figures;
  };
}

/** What pages tell of releases, what the page about releases shows, and what it changes. */
export function addReleaseRoutes(server: FastifyInstance, options: ReleaseRouteOptions): void {
  const figures = createFigures(options);
  server.register(async (room) => {
    room.removeAllContentTypeParsers();
    room.addContentTypeParser('*', { parseAs: 'string', bodyLimit: maxBytes }, (_request, body, done) =>
      done(null, body),
    );
    room.post(releasePaths.visits, (request, reply) => noteVisit(options, request, reply));
    room.get(releasePaths.figures, async (request, reply) => {
      const { user, rejection } = await callerOf(options, request, 'read');
      if (!user) return send(reply, rejection.status, rejection.data);
      return send(reply, 200, { days, releases: await figures(), rollouts: await rolloutStates(options) });
    });
    room.get(releasePaths.errors, async (request, reply) => {
      const { user, rejection } = await callerOf(options, request, 'read');
      if (!user) return send(reply, rejection.status, rejection.data);
      const { data: query } = z.safeParse(ErrorsQuery, request.query);
      if (!query) return send(reply, 400, malformed);
      return send(reply, 200, { errors: await options.use.errors(query.app, query.release) });
    });
    room.post(releasePaths.change, async (request, reply) => {
      const { user, rejection } = await callerOf(options, request, 'update');
      if (!user) return send(reply, rejection.status, rejection.data);
      const { data: change } = z.safeParse(ReleaseChange, parse(request.body));
      if (!change) return send(reply, 400, malformed);
      const answer = await changeRelease(options.storage, change, user.fullName || user.username);
      request.log.info({ change, by: user.id, status: answer.status }, 'A release was to be changed');
      return send(reply, answer.status, answer.data);
    });
  });
}
