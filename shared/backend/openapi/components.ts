import * as z from 'zod/mini';
import type { AppBackend } from '..';

export type JsonSchema = Record<string, unknown>;

const isSchema = (value: unknown): value is z.ZodMiniType => value instanceof z.ZodMiniType;

/** Schemas by the names that their backends give them; the first of two alike keeps its name. */
function createRegistry(backends: readonly AppBackend[]) {
  const registry = z.registry<{ id: string }>();
  const taken = new Set<string>();
  for (const [id, schema] of backends.flatMap(({ entities = {} }) => Object.entries(entities))) {
    if (!isSchema(schema) || registry.has(schema) || taken.has(id)) continue;
    registry.add(schema, { id });
    taken.add(id);
  }
  return registry;
}

const inComponents = '#/components/schemas/';

/** Puts references to components in place of those to local definitions, and leaves out what says nothing. */
function tidy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tidy);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => key !== '$schema' && Math.abs(Number(inner)) !== Number.MAX_SAFE_INTEGER)
      .map(([key, inner]) => [
        key,
        key === '$ref' && typeof inner === 'string' ? inner.replace('#/$defs/', inComponents) : tidy(inner),
      ]),
  );
}

const isObject = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;

const tidyObject = (schema: object): JsonSchema => {
  const tidied = tidy(schema);
  return isObject(tidied) ? tidied : {};
};

/** Describes what the API answers; each named entity once, among the components. */
export class Components {
  readonly schemas: Record<string, JsonSchema> = {};
  readonly #registry: ReturnType<typeof createRegistry>;

  constructor(backends: readonly AppBackend[]) {
    this.#registry = createRegistry(backends);
  }

  describe(schema: z.core.$ZodType): JsonSchema {
    // In a list, a named schema becomes a reference.
    const { items, $defs = {} } = z.toJSONSchema(z.array(schema), { metadata: this.#registry });
    for (const [name, definition] of Object.entries($defs)) this.schemas[name] ??= tidyObject(definition);
    return isObject(items) ? tidyObject(items) : {};
  }
}

/** Describes what a call takes: spelt out, since an input may be looser than the entity that it becomes. */
export const describeInput = (schema: z.core.$ZodType): JsonSchema =>
  tidyObject(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));

export { isObject };
