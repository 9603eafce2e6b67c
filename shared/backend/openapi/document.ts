import type { AppBackend, BackendCall } from '..';
import { getAction } from '../engine/permissions';
import { Components, isObject, type JsonSchema } from './components';
import { operationIdOf } from './operationId';
import { ErrorResponses, jsonContent } from './responses';

const successes: Record<number, string> = { 200: 'Done', 201: 'Made' };

const getPathNames = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []);

function getPermission(app: AppBackend, call: BackendCall): string | null {
  const subject = call.subject === undefined ? app.subject : call.subject;
  return subject === null ? null : `${getAction(call)} ${subject}`;
}

interface Parts {
  parameters: JsonSchema[];
  body: JsonSchema | null;
  /** Of the body. */
  example?: JsonSchema | undefined;
}

/** Divides an input into what goes into the path, in the query and in the body. @param sent an example of it */
function divideInput({ method, path, input }: BackendCall, components: Components, sent: unknown): Parts {
  if (!input) return { parameters: [], body: null };
  const schema = components.describeInput(input);
  const properties = isObject(schema.properties) ? schema.properties : {};
  const required = new Set(Array.isArray(schema.required) ? schema.required : []);
  const inPath = new Set(getPathNames(path));
  const isParameter = (name: string) => inPath.has(name) || method !== 'POST';
  const parameters = Object.entries(properties)
    .filter(([name]) => isParameter(name))
    .map(([name, property]) => ({
      name,
      in: inPath.has(name) ? 'path' : 'query',
      required: inPath.has(name) || required.has(name),
      schema: property,
      ...(isObject(sent) && sent[name] !== undefined && sent[name] !== null && { example: sent[name] }),
    }));
  if (method !== 'POST') return { parameters, body: null };
  const inBody = Object.entries(properties).filter(([name]) => !isParameter(name));
  const needed = [...required].filter((name) => typeof name === 'string' && !inPath.has(name));
  const body = {
    type: 'object',
    properties: Object.fromEntries(inBody),
    ...(needed.length > 0 && { required: needed }),
  };
  const example = isObject(sent)
    ? Object.fromEntries(Object.entries(sent).filter(([name]) => !isParameter(name)))
    : undefined;
  return { parameters, body, example };
}

/** What somebody sends to an operation, and how it is answered. */
export interface CallExample {
  input?: unknown;
  answer?: unknown;
}

/** What a document says of the API besides its calls. */
export interface DocumentOptions {
  /** Examples of calls, by the ids of their operations. Since 4.1. */
  examples?: Readonly<Record<string, CallExample>>;
  /** True where each call needs a token, except those of signing in; else a call without one is answered, too. */
  needsToken?: boolean;
  /** Statuses that any call may be answered with. */
  anyStatus?: readonly number[];
  /** Further operations, by path. They are under the tag `server`. */
  paths?: Readonly<Record<string, JsonSchema>>;
}

interface Context {
  options: DocumentOptions;
  components: Components;
  errors: ErrorResponses;
}

function statusesOf(call: BackendCall, hasToken: boolean, permission: string | null): number[] {
  const statuses = new Set<number>(call.rejections);
  if (call.input) statuses.add(call.malformed?.status ?? 400);
  if (call.method === 'POST') statuses.add(413);
  if (hasToken) statuses.add(401);
  if (permission) statuses.add(403);
  return [...statuses];
}

const isPublic = ({ id }: AppBackend, call: BackendCall): boolean => id === 'signIn' || call.isPublic === true;

/** A medium with an example of what is in it. */
const withExample = (content: Readonly<Record<string, object>>, example: unknown) =>
  example === undefined
    ? content
    : Object.fromEntries(Object.entries(content).map(([media, described]) => [media, { ...described, example }]));

function describeCall(app: AppBackend, call: BackendCall, { options, components, errors }: Context): JsonSchema {
  const example = options.examples?.[operationIdOf(app, call)];
  const { parameters, body, example: sent } = divideInput(call, components, example?.input);
  const answer = call.answer ? components.describe(call.answer) : {};
  const permission = call.isPublic ? null : getPermission(app, call);
  const asked = permission && `With a token: asks for the ability to ${permission}.`;
  const description = [call.notes, asked].filter(Boolean).join('\n\n');
  const successful = (call.success ?? [200]).map((status): [string, JsonSchema] => [
    String(status),
    {
      description: successes[status] ?? '',
      content: withExample(call.media ? { [call.media]: { schema: answer } } : jsonContent(answer), example?.answer),
    },
  ]);
  const statuses = new Set([...statusesOf(call, !isPublic(app, call), permission), ...(options.anyStatus ?? [])]);
  return {
    tags: [app.id],
    operationId: operationIdOf(app, call),
    summary: call.summary,
    ...(description && { description }),
    ...(isPublic(app, call) && { security: [] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: withExample(jsonContent(body), sent) } }),
    responses: Object.fromEntries([...successful, ...[...statuses].sort().map((status) => errors.refer(status))]),
  };
}

const describeInfo = ({ needsToken = false }: DocumentOptions) => ({
  title: 'Atrium',
  version: '1.0.0',
  license: { name: 'MIT', identifier: 'MIT' },
  description:
    'GET and DELETE take their arguments in the query (lists as repeated keys, an empty list as `key=`), POST in a ' +
    'JSON body; a number may be a numeric string. Keys that a call does not know are ignored. ' +
    (needsToken
      ? 'A call needs the access token of a session, or an API token from the settings of the account, and is held to the abilities of its user. An API token allows what its own rules allow besides, and no change of the account.'
      : 'A call without a token is answered; with one it is held to the abilities of its user.'),
});

/** The OpenAPI 3.1 document of some apps' calls, made from the same schemas that check them. */
export function createDocument(apps: readonly AppBackend[], options: DocumentOptions = {}) {
  const components = new Components(apps);
  const context = { options, components, errors: new ErrorResponses(components) };
  const { needsToken = false, paths: further } = options;
  const paths: Record<string, JsonSchema> = {};
  for (const app of apps)
    for (const call of app.calls)
      paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: describeCall(app, call, context) };
  const tags = apps.map(({ id, api }) => ({ name: id, ...(api && { description: api.about }) }));
  if (further) tags.push({ name: 'server', description: 'What a server answers besides calls' });
  return {
    openapi: '3.1.0',
    info: describeInfo(options),
    servers: [{ url: '/' }],
    security: needsToken ? [{ token: [] }] : [{}, { token: [] }],
    tags,
    paths: { ...paths, ...further },
    components: {
      schemas: components.schemas,
      responses: context.errors.described,
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}
