import { type AppBackend, type BackendCall, RejectionBody } from '..';
import { getAction } from '../engine/permissions';
import { Components, describeInput, isObject, type JsonSchema } from './components';

const rejections: Record<number, string> = {
  400: 'Refused for its input: messages by field, or one sentence',
  401: 'The token is malformed, forged or past its 10 minutes',
  403: "The user's abilities forbid it",
  404: 'No such record; nothing has changed',
  409: 'The record is newer than the `rev` that the call started from or, with a code, in a state that forbids it; it comes along',
  413: 'Too large',
  507: 'No room left for files',
  423: 'Somebody else writes in it',
};

const successes: Record<number, string> = { 200: 'Done', 201: 'Made' };

const jsonContent = (schema: JsonSchema) => ({ 'application/json': { schema } });

const getPathNames = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []);

function getPermission(app: AppBackend, call: BackendCall): string | null {
  const subject = call.subject === undefined ? app.subject : call.subject;
  return subject === null ? null : `${getAction(call)} ${subject}`;
}

interface Parts {
  parameters: JsonSchema[];
  body: JsonSchema | null;
}

/** Divides an input into what goes into the path, in the query and in the body. */
function divideInput({ method, path, input }: BackendCall): Parts {
  if (!input) return { parameters: [], body: null };
  const schema = describeInput(input);
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
    }));
  if (method !== 'POST') return { parameters, body: null };
  const inBody = Object.entries(properties).filter(([name]) => !isParameter(name));
  const needed = [...required].filter((name) => typeof name === 'string' && !inPath.has(name));
  const body = {
    type: 'object',
    properties: Object.fromEntries(inBody),
    ...(needed.length > 0 && { required: needed }),
  };
  return { parameters, body };
}

const describe = ({ notes }: BackendCall, permission: string | null): string =>
  [notes, permission && `With a token: asks for the ability to ${permission}.`].filter(Boolean).join('\n\n');

function describeCall(app: AppBackend, call: BackendCall, components: Components): JsonSchema {
  const { parameters, body } = divideInput(call);
  const answer = call.answer ? components.describe(call.answer) : {};
  const permission = getPermission(app, call);
  const hasToken = app.id !== 'signIn';
  const rejected = new Set<number>(call.rejections);
  if (call.lock) rejected.add(423);
  if (call.input) rejected.add(call.malformed?.status ?? 400);
  if (hasToken) rejected.add(401);
  if (permission) rejected.add(403);
  const responses = [
    ...(call.success ?? [200]).map((status) => [
      status,
      { description: successes[status] ?? '', content: jsonContent(answer) },
    ]),
    ...[...rejected]
      .sort()
      .map((status) => [
        status,
        { description: rejections[status] ?? '', content: jsonContent(components.describe(RejectionBody)) },
      ]),
  ];
  return {
    tags: [app.id],
    summary: call.summary,
    ...((call.notes || permission) && { description: describe(call, permission) }),
    security: hasToken ? [{}, { token: [] }] : [],
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: jsonContent(body) } }),
    responses: Object.fromEntries(responses),
  };
}

/** The OpenAPI 3.1 document of some apps' calls, made from the same schemas that check them. */
export function createDocument(apps: readonly AppBackend[]) {
  const components = new Components(apps);
  const paths: Record<string, JsonSchema> = {};
  for (const app of apps) {
    for (const call of app.calls) {
      paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: describeCall(app, call, components) };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Atrium',
      version: '1.0.0',
      description:
        'GET and DELETE take their arguments in the query (lists as repeated keys, an empty list as `key=`), POST in a ' +
        'JSON body; a number may be a numeric string. Keys that a call does not know are ignored. A call without a ' +
        'token is answered; with one it is held to the abilities of its user.',
    },
    tags: apps.map(({ id }) => ({ name: id })),
    paths,
    components: {
      schemas: components.schemas,
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}
