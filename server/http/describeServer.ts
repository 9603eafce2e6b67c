import type { DocumentOptions, JsonSchema } from '@atrium/backend/openapi';
import { pageHeader } from '@atrium/contract';
import { uploadPath } from '@atrium/core/api';
import { documentsPath } from '../documents/documentsRoute';
import { mailInPath } from '../mailIn/mailInRoute';
import examples from './apiExamples.json';
import { header, inPath, json, ok, operation, query, refer, text } from './operation';
import { releaseOperations } from './releaseOperations';
import { reportsPath } from './reportsRoute';

const status = (...values: string[]) =>
  json(
    { type: 'object', properties: { status: { type: 'string', enum: values } }, required: ['status'] },
    { status: values[0] },
  );

const changes: JsonSchema = {
  ...operation({
    id: 'followChanges',
    summary: 'Stream of change events: whose data of which app is new, never what is in it',
    description: 'Server-sent events. It is answered for as long as the caller listens.',
    needsToken: true,
    responses: {
      ...ok(text('text/event-stream', 'id: 7-42\nevent: change\ndata: {"apps":["field-notes"]}\n\n')),
      401: refer('Unauthorized'),
      503: refer('Unavailable'),
    },
  }),
  parameters: [
    header('Last-Event-ID', 'Id of the last event that the caller has'),
    header(pageHeader, 'Id of the page that listens: it hears nothing of its own changes'),
    {
      name: 'age',
      in: 'query',
      description: 'Without an id: for how many milliseconds the caller has been reading',
      schema: { type: 'integer', minimum: 0 },
    },
  ],
};

const documents: JsonSchema = operation({
  id: 'openDocument',
  summary: 'Socket by which a page writes in a text together with others',
  description:
    'A WebSocket. The first message is `{ type: "open", path, id, token }` with the path of the call that synchronises the document; then `{ type: "call", n, vector, update }` is answered as that call is, by `{ type: "answer", n, status, data }`. `renew` asks for `{ type: "token", token }`.',
  responses: { 101: { description: 'The socket' } },
});

const reports: JsonSchema = {
  ...operation({
    id: 'report',
    summary: 'Write an error of a page into the log',
    responses: { 204: { description: 'Done' }, 400: refer('Malformed'), 429: refer('TooManyAttempts') },
  }),
  requestBody: { required: true, content: json({ type: 'object' }, { kind: 'error', message: 'x is not a function' }) },
};

const bytes = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };

const fileAnswer = {
  file: { id: 1, url: `/files/${'0'.repeat(64)}/image/png?until=1764000000&key=0a1b`, fileName: 'a.png', size: 5 },
};

const upload: JsonSchema = {
  ...operation({
    id: 'uploadFile',
    summary: 'Take the bytes of a file of at most 5 MB as the body',
    description: 'Answers as POST /api/files, which takes the same file as text.',
    needsToken: true,
    responses: {
      201: { description: 'Done', content: json({ $ref: '#/components/schemas/FileAnswer' }, fileAnswer) },
      ...{ 400: refer('Malformed'), 401: refer('Unauthorized'), 503: refer('Unavailable') },
      413: { description: 'It is larger' },
      507: { description: 'The account or the server has no room left' },
    },
  }),
  parameters: [query('fileName', 'Name of the file'), query('type', 'Media type, where the header says another one')],
  requestBody: { required: true, content: bytes },
};

const file: JsonSchema = {
  ...operation({
    id: 'getFile',
    summary: 'A file, by an address that an answer holds',
    description: 'Signed, and open for 24 hours at least. Honours Range.',
    responses: { ...ok(bytes), 206: { description: 'The part', content: bytes }, 404: refer('NotFound') },
  }),
  parameters: ['hash', 'type', 'subtype'].map(inPath),
};

const feed: JsonSchema = {
  ...operation({
    id: 'getFeed',
    summary: 'A person’s calendar for programs that subscribe to it, by its private address',
    description: 'Whoever has the address reads it; its person revokes it.',
    responses: {
      ...ok(
        text('text/calendar', 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Atrium//Calendar//EN\r\nEND:VCALENDAR\r\n'),
      ),
      404: refer('NotFound'),
      429: refer('TooManyAttempts'),
    },
  }),
  parameters: [inPath('file')],
};

const unsubscribe: JsonSchema = {
  ...operation({
    id: 'unsubscribe',
    summary: 'End emails with one click (RFC 8058), by the address that they have',
    responses: {
      ...ok(text('text/html', '<!doctype html><p>You get no more of these emails.</p>')),
      404: refer('NotFound'),
    },
  }),
  parameters: [inPath('token')],
};

const mailIn: JsonSchema = {
  ...operation({
    id: 'takeMail',
    summary: 'Take in an email as it came (RFC 5322): an answer to one of this server’s',
    description:
      'With the secret of the setting `MAIL_IN_SECRET` as a bearer token or as the password of basic authentication; not there without `MAIL_IN`. `outcome` says what became of it; an email that is ignored is answered by 200, too. After 503 it is to come again.',
    responses: {
      ...ok(
        json(
          { type: 'object', properties: { outcome: { type: 'string' } }, required: ['outcome'] },
          { outcome: 'taken' },
        ),
      ),
      ...{ 401: refer('Unauthorized'), 404: refer('NotFound'), 503: refer('Unavailable') },
      413: { description: 'It is larger than 10 MB' },
    },
  }),
  parameters: [header('X-Recipient', 'Whom the mail server delivers it to, where the email does not say so itself')],
  requestBody: { required: true, content: { 'message/rfc822': { schema: { type: 'string', format: 'binary' } } } },
};

const mcp: JsonSchema = {
  ...operation({
    id: 'askByMcp',
    summary: 'The calls as tools and resources of the Model Context Protocol (Streamable HTTP)',
    description: 'Needs an API token.',
    needsToken: true,
    responses: {
      ...ok(json({ type: 'object' }, { jsonrpc: '2.0', id: 1, result: { tools: [] } })),
      ...{ 401: refer('Unauthorized'), 429: refer('TooManyAttempts') },
    },
  }),
  requestBody: {
    required: true,
    content: json({ type: 'object' }, { jsonrpc: '2.0', id: 1, method: 'tools/list' }),
  },
};

const metrics: JsonSchema = operation({
  id: 'getMetrics',
  summary: 'Figures in the format of Prometheus',
  description: 'Needs the bearer token of the setting `METRICS_TOKEN`, and is not there without that setting.',
  needsToken: true,
  responses: {
    ...ok(text('text/plain', 'process_cpu_seconds_total 12.5\n')),
    401: refer('Unauthorized'),
    404: refer('NotFound'),
  },
});

const health = (id: string, summary: string, good: string, bad?: string[]) =>
  operation({
    id,
    summary,
    responses: {
      ...ok(status(good)),
      ...(bad && { 503: { description: 'Not now', content: status(...bad) } }),
    },
  });

/** The description of the API, as this server answers it. */
export const documentOptions: DocumentOptions = {
  needsToken: true,
  anyStatus: [429, 503],
  examples,
  paths: {
    '/api/changes': { get: changes },
    [documentsPath]: { get: documents },
    [reportsPath]: { post: reports },
    ...releaseOperations,
    [uploadPath]: { post: upload },
    '/files/{hash}/{type}/{subtype}': { get: file },
    '/feeds/{file}': { get: feed },
    '/unsubscribe/{token}': { post: unsubscribe },
    [mailInPath]: { post: mailIn },
    '/mcp': { post: mcp },
    '/docs/api': {
      get: operation({
        id: 'readDescription',
        summary: 'This document, to read',
        responses: ok(text('text/html', '<!doctype html><title>Atrium API</title>')),
      }),
    },
    '/healthz': { get: health('isAlive', 'The process lives', 'alive') },
    '/readyz': {
      get: health('isReady', 'It can answer calls now', 'ready', ['ending', 'without its database']),
    },
    '/metrics': { get: metrics },
    '/openapi.json': {
      get: operation({
        id: 'getDescription',
        summary: 'This document',
        responses: ok(json({ type: 'object' }, { openapi: '3.1.0' })),
      }),
    },
  },
};
