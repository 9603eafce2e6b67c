import type { JsonSchema } from '@atrium/backend/openapi';

/** A body of a schema, with an example. */
export const json = (schema: JsonSchema, example: unknown) => ({ 'application/json': { schema, example } });
export const text = (type: string, example: string) => ({ [type]: { schema: { type: 'string' }, example } });
export const ok = (content: object) => ({ 200: { description: 'Done', content } });
/** One of the answers that the document declares for all calls. */
export const refer = (name: string) => ({ $ref: `#/components/responses/${name}` });

export interface Operation {
  id: string;
  summary: string;
  description?: string;
  responses: Readonly<Record<string, object>>;
  needsToken?: boolean;
}

/** An operation of the server that is no call of an app. */
export const operation = ({ id, needsToken = false, ...described }: Operation): JsonSchema => ({
  tags: ['server'],
  operationId: `server_${id}`,
  ...(!needsToken && { security: [] }),
  ...described,
});

export const header = (name: string, description: string) => ({
  name,
  in: 'header',
  description,
  schema: { type: 'string' },
});

export const query = (name: string, description: string) => ({
  name,
  in: 'query',
  description,
  schema: { type: 'string' },
});
export const inPath = (name: string) => ({ name, in: 'path', required: true, schema: { type: 'string' } });
