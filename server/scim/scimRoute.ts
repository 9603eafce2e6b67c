import { createHash } from 'node:crypto';
import type { ProviderSignIn } from '@atrium/contract';
import { type Caller, isProvisioner, readCaller, ScimError } from '@atrium/core';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { originOf } from '../http/originOf';
import { isGoodValue } from '../http/storableText';
import { callContext } from '../sql/changeLog';
import type { SqlEngine } from '../sql/SqlEngine';
import { loadScimLibrary } from './loadScimLibrary';
import { maxCount, ScimProtocol } from './ScimProtocol';
import { type Found, type Resource, ScimService } from './ScimService';

interface ScimOptions {
  api: SqlEngine;
  publicUrl: string;
  provider: ProviderSignIn | undefined;
  /** The seconds until an API token may call again; null where it may now. */
  limitToken: (authorization: string | undefined) => number | null;
  onTokenUse: (id: string, at: number) => void;
}

const maxBytes = 1024 * 1024;
const usualCount = 100;
const mediaType = 'application/scim+json; charset=utf-8';
const listSchema = 'urn:ietf:params:scim:api:messages:2.0:ListResponse';
const errorSchema = 'urn:ietf:params:scim:api:messages:2.0:Error';

const isObject = (value: unknown): value is Resource =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** RFC 7644, 3.12. */
const sendError = (
  reply: FastifyReply,
  { status, message, scimType }: Pick<ScimError, 'status' | 'message' | 'scimType'>,
) =>
  reply
    .code(status)
    .type(mediaType)
    .send(
      JSON.stringify({
        schemas: [errorSchema],
        status: String(status),
        ...(scimType && { scimType }),
        detail: message,
      }),
    );

/** A database keeps names in an order of its own. */
const inOrder = (_name: string, value: unknown): unknown =>
  isObject(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value;

/** Of all that a resource says. */
const versionOf = (resource: Resource): string =>
  `W/"${createHash('sha256').update(JSON.stringify(resource, inOrder)).digest('base64url').slice(0, 22)}"`;

const isVersion = (header: string | undefined, version: string): boolean =>
  header?.split(',').some((one) => one.trim() === version || one.trim() === '*') ?? false;

function readNumber(text: string | undefined, usual: number, max: number): number {
  if (text === undefined) return usual;
  const number = Number(text);
  if (!Number.isInteger(number)) throw new ScimError(400, 'startIndex and count are whole numbers', 'invalidValue');
  return Math.min(number, max);
}

const queryOf = ({ url }: FastifyRequest): Record<string, string> =>
  Object.fromEntries(new URL(url, 'http://localhost').searchParams);

const bodyOf = ({ body }: FastifyRequest): Resource => {
  if (isObject(body)) return body;
  throw new ScimError(400, 'The body is no JSON object', 'invalidValue');
};

/** Answers with one resource; a version that the caller has is not sent again (RFC 7644, 3.14). */
function sendResource(
  { request, reply, protocol }: Exchange,
  type: 'User' | 'Group',
  resource: Resource,
  status = 200,
): FastifyReply {
  const version = versionOf(resource);
  const { meta } = resource;
  const versioned = { ...resource, meta: { ...(isObject(meta) && meta), version } };
  const shown = protocol.show(type, versioned, protocol.readSelection(queryOf(request)));
  reply.header('etag', version);
  if (status === 201 && isObject(meta)) reply.header('location', String(meta.location));
  if (request.method === 'GET' && isVersion(request.headers['if-none-match'], version)) return reply.code(304).send();
  return reply.code(status).type(mediaType).send(JSON.stringify(shown));
}

function sendList(
  { request, reply, protocol }: Exchange,
  type: 'User' | 'Group',
  { resources, total, startIndex }: Found,
) {
  const selection = protocol.readSelection(queryOf(request));
  const shown = resources.map((resource) => {
    const { meta } = resource;
    return protocol.show(
      type,
      { ...resource, meta: { ...(isObject(meta) && meta), version: versionOf(resource) } },
      selection,
    );
  });
  return sendPlain(reply, shown, { totalResults: total, startIndex });
}

const sendPlain = (
  reply: FastifyReply,
  resources: readonly Resource[],
  { totalResults = resources.length, startIndex = 1 } = {},
) =>
  reply.type(mediaType).send(
    JSON.stringify({
      schemas: [listSchema],
      totalResults,
      startIndex,
      itemsPerPage: resources.length,
      Resources: resources,
    }),
  );

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
  protocol: ScimProtocol;
  service: ScimService;
}

type Params = { Params: { id: string } };

/** RFC 7644, 3.4.2.4: pages begin at 1, a count below 0 is 0. */
function listQueryOf(request: FastifyRequest) {
  const { filter, startIndex, count } = queryOf(request);
  return {
    filter,
    startIndex: Math.max(1, readNumber(startIndex, 1, 10_000_000)),
    count: Math.max(0, readNumber(count, usualCount, maxCount)),
  };
}

/** The words of the query leave members out of the answer. */
function hasMembers(request: FastifyRequest): boolean {
  const { attributes, excludedAttributes = '' } = queryOf(request);
  const names = (attributes ?? excludedAttributes)
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  return attributes === undefined ? !names.includes('members') : names.some((name) => name.startsWith('members'));
}

type Answer = (exchange: Exchange, id: string) => Promise<FastifyReply> | FastifyReply;

const noContent = ({ reply }: Exchange) => reply.code(204).send();

/** What is at which address (RFC 7644, 3.2). */
const routes: readonly [method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, answer: Answer][] = [
  ['GET', '/Users', async (at) => sendList(at, 'User', await at.service.listUsers(listQueryOf(at.request)))],
  ['POST', '/Users', async (at) => sendResource(at, 'User', await at.service.createUser(bodyOf(at.request)), 201)],
  ['GET', '/Users/:id', async (at, id) => sendResource(at, 'User', await at.service.getUser(id))],
  [
    'PUT',
    '/Users/:id',
    async (at, id) => sendResource(at, 'User', await at.service.replaceUser(id, bodyOf(at.request))),
  ],
  [
    'PATCH',
    '/Users/:id',
    async (at, id) => sendResource(at, 'User', await at.service.patchUser(id, bodyOf(at.request))),
  ],
  ['DELETE', '/Users/:id', async (at, id) => at.service.deleteUser(id).then(() => noContent(at))],
  [
    'GET',
    '/Groups',
    async (at) => {
      const query = { ...listQueryOf(at.request), hasMembers: hasMembers(at.request) };
      return sendList(at, 'Group', await at.service.listGroups(query));
    },
  ],
  ['POST', '/Groups', async (at) => sendResource(at, 'Group', await at.service.createGroup(bodyOf(at.request)), 201)],
  ['GET', '/Groups/:id', async (at, id) => sendResource(at, 'Group', await at.service.getGroup(id))],
  [
    'PUT',
    '/Groups/:id',
    async (at, id) => sendResource(at, 'Group', await at.service.replaceGroup(id, bodyOf(at.request))),
  ],
  [
    'PATCH',
    '/Groups/:id',
    async (at, id) => sendResource(at, 'Group', await at.service.patchGroup(id, bodyOf(at.request))),
  ],
  ['DELETE', '/Groups/:id', async (at, id) => at.service.deleteGroup(id).then(() => noContent(at))],
  [
    'GET',
    '/ServiceProviderConfig',
    ({ reply, protocol }) => reply.type(mediaType).send(JSON.stringify(protocol.config())),
  ],
  ['GET', '/Schemas', ({ reply, protocol }) => sendPlain(reply, protocol.schemas())],
  ['GET', '/Schemas/:id', ({ reply, protocol }, id) => sendOne(reply, protocol.schemas(), id)],
  ['GET', '/ResourceTypes', ({ reply, protocol }) => sendPlain(reply, protocol.resourceTypes())],
  ['GET', '/ResourceTypes/:id', ({ reply, protocol }, id) => sendOne(reply, protocol.resourceTypes(), id)],
];

function sendOne(reply: FastifyReply, resources: readonly Resource[], id: string): FastifyReply {
  const found = resources.find((resource) => resource.id === id);
  if (!found) throw new ScimError(404, `There is no ${id}`);
  return reply.type(mediaType).send(JSON.stringify(found));
}

async function identify(
  { api, limitToken, onTokenUse }: ScimOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Caller> {
  const { authorization = '' } = request.headers;
  const { caller, isAllowed } = await api.read([], async (store) => {
    const read = await readCaller(store, authorization);
    return { caller: read, isAllowed: await isProvisioner(store, read) };
  });
  if (!caller.user) {
    reply.header('www-authenticate', 'Bearer realm="Atrium", error="invalid_token"');
    throw new ScimError(401, 'A token is needed');
  }
  if (!isAllowed || !caller.apiToken)
    throw new ScimError(403, 'This token is not for SCIM: an admin makes one under Services');
  const seconds = limitToken(authorization);
  if (seconds !== null) {
    reply.header('retry-after', String(seconds));
    throw new ScimError(429, 'This token has called too often');
  }
  onTokenUse(caller.apiToken.id, api.now());
  return caller;
}

function readBody(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (isGoodValue(value)) return value;
  throw new SyntaxError();
}

/** Throws where the version that a caller names is not the one of the resource (RFC 7644, 3.14). */
const createVersionCheck = (header: string | undefined) => (resource: Resource) => {
  if (header !== undefined && !isVersion(header, versionOf(resource)))
    throw new ScimError(412, 'The resource has changed since');
};

/** `/scim/v2`: an identity provider gives and takes accounts (RFC 7643, RFC 7644). */
export function addScim(server: FastifyInstance, options: ScimOptions): void {
  const { api, publicUrl, provider } = options;

  async function answer(request: FastifyRequest<Params>, reply: FastifyReply, respond: Answer) {
    const caller = await identify(options, request, reply);
    const protocol = new ScimProtocol(await loadScimLibrary(), `${publicUrl}/scim/v2`);
    const checkVersion = createVersionCheck(request.headers['if-match']);
    const service = new ScimService({ api, protocol, caller, provider, checkVersion });
    const exchange = { request, reply: reply.header('cache-control', 'no-store'), protocol, service };
    return callContext.run({ page: null, origin: originOf(request, 'scim') }, () =>
      respond(exchange, request.params.id),
    );
  }

  void server.register(
    async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser(
        ['application/scim+json', 'application/json'],
        { parseAs: 'string', bodyLimit: maxBytes },
        (_request, body, done) => {
          try {
            done(null, readBody(String(body)));
          } catch {
            done(Object.assign(new Error('The body is not JSON that can be kept'), { statusCode: 400 }));
          }
        },
      );
      scope.setErrorHandler((error: FastifyError | ScimError, request, reply) => {
        if (error instanceof ScimError) return sendError(reply, error);
        const { statusCode: status = 500 } = error;
        if (status >= 400 && status < 500)
          return sendError(reply, { status, message: error.message, scimType: undefined });
        request.log.error(error);
        return sendError(reply.header('retry-after', '1'), {
          status: 503,
          message: 'Something went wrong',
          scimType: undefined,
        });
      });
      for (const [method, url, respond] of routes)
        scope.route<Params>({ method, url, handler: (request, reply) => answer(request, reply, respond) });
      const isNot = (status: number, url: string, message: string) =>
        scope.all(url, (_request, reply) => sendError(reply, { status, message, scimType: undefined }));
      // RFC 7644, 3.7 and 3.11.
      for (const url of ['/Bulk', '/Me']) isNot(501, url, `${url} is not supported`);
      isNot(404, '/*', 'There is nothing at this address');
    },
    { prefix: '/scim/v2' },
  );
}
