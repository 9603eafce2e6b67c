import type { DocumentOptions, JsonSchema } from '@atrium/backend/openapi';
import { pageHeader } from '@atrium/contract';
import { reportsPath } from './reportsRoute';

const json = (schema: JsonSchema) => ({ 'application/json': { schema } });
const text = (type: string) => ({ [type]: { schema: { type: 'string' } } });
const ok = (content: object) => ({ 200: { description: 'Done', content } });
const refer = (name: string) => ({ $ref: `#/components/responses/${name}` });

const status = (...values: string[]) =>
  json({ type: 'object', properties: { status: { type: 'string', enum: values } }, required: ['status'] });

interface Operation {
  id: string;
  summary: string;
  description?: string;
  responses: Readonly<Record<string, object>>;
  needsToken?: boolean;
}

const operation = ({ id, needsToken = false, ...described }: Operation): JsonSchema => ({
  tags: ['server'],
  operationId: `server_${id}`,
  ...(!needsToken && { security: [] }),
  ...described,
});

const header = (name: string, description: string) => ({ name, in: 'header', description, schema: { type: 'string' } });

const changes: JsonSchema = {
  ...operation({
    id: 'followChanges',
    summary: 'Stream of change events: whose data of which app is new, never what is in it',
    description: 'Server-sent events. It is answered for as long as the caller listens.',
    needsToken: true,
    responses: { ...ok(text('text/event-stream')), 401: refer('Unauthorized'), 503: refer('Unavailable') },
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

const reports: JsonSchema = {
  ...operation({
    id: 'report',
    summary: 'Write an error of a page into the log',
    responses: { 204: { description: 'Done' }, 400: refer('Malformed'), 429: refer('TooManyAttempts') },
  }),
  requestBody: { required: true, content: json({ type: 'object' }) },
};

const metrics: JsonSchema = operation({
  id: 'getMetrics',
  summary: 'Figures in the format of Prometheus',
  description: 'Needs the bearer token of the setting `METRICS_TOKEN`, and is not there without that setting.',
  needsToken: true,
  responses: { ...ok(text('text/plain')), 401: refer('Unauthorized'), 404: refer('NotFound') },
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
  paths: {
    '/api/changes': { get: changes },
    [reportsPath]: { post: reports },
    '/healthz': { get: health('isAlive', 'The process lives', 'alive') },
    '/readyz': {
      get: health('isReady', 'It can answer calls now', 'ready', ['ending', 'without its database']),
    },
    '/metrics': { get: metrics },
    '/openapi.json': {
      get: operation({ id: 'getDescription', summary: 'This document', responses: ok(json({ type: 'object' })) }),
    },
  },
};
