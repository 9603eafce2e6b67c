import * as z from 'zod/mini';
import { type AppBackend, IsoDate, IsoTime, Numeric } from '..';
import { EmailAddress } from '../account';

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
function tidy(value: unknown, suffix: string): unknown {
  if (Array.isArray(value)) return value.map((inner) => tidy(inner, suffix));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => key !== '$schema' && Math.abs(Number(inner)) !== Number.MAX_SAFE_INTEGER)
      .map(([key, inner]) => [
        key,
        key === '$ref' && typeof inner === 'string'
          ? inner.replace('#/$defs/', inComponents) + suffix
          : tidy(inner, suffix),
      ]),
  );
}

const isObject = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;

function tidyObject(schema: object, suffix = ''): JsonSchema {
  const tidied = tidy(schema, suffix);
  return isObject(tidied) ? tidied : {};
}

/** Describes what a call takes, spelt out. */
export const describeInput = (schema: z.core.$ZodType): JsonSchema =>
  tidyObject(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));

/** Schemas of many apps, by the names of their components. */
const common: Readonly<Record<string, z.core.$ZodType>> = {
  Day: IsoDate,
  Moment: IsoTime,
  EmailAddress,
  Numeric,
};

/** The component that a schema is, or of which it is a narrower one: what it adds is beside the reference. */
function referTo(schema: JsonSchema, components: Readonly<Record<string, JsonSchema>>): JsonSchema | undefined {
  for (const [name, component] of Object.entries(components)) {
    const isIt = Object.entries(component).every(
      ([key, value]) => JSON.stringify(schema[key]) === JSON.stringify(value),
    );
    if (!isIt) continue;
    const added = Object.entries(schema).filter(([key]) => !(key in component));
    return { $ref: inComponents + name, ...Object.fromEntries(added) };
  }
  return undefined;
}

function share(value: unknown, components: Readonly<Record<string, JsonSchema>>): unknown {
  if (Array.isArray(value)) return value.map((inner) => share(inner, components));
  if (!isObject(value)) return value;
  const reference = referTo(value, components);
  if (reference) return reference;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, share(inner, components)]));
}

/** Describes what the API takes and answers; each named entity once, among the components. */
export class Components {
  readonly schemas: Record<string, JsonSchema> = {};
  readonly #registry: ReturnType<typeof createRegistry>;
  readonly #common: Readonly<Record<string, JsonSchema>>;

  constructor(backends: readonly AppBackend[]) {
    this.#registry = createRegistry(backends);
    this.#common = Object.fromEntries(Object.entries(common).map(([name, schema]) => [name, describeInput(schema)]));
    Object.assign(this.schemas, this.#common);
  }

  describe(schema: z.core.$ZodType): JsonSchema {
    // In a list, a named schema becomes a reference.
    const { items, $defs = {} } = z.toJSONSchema(z.array(schema), { metadata: this.#registry });
    this.#keep($defs, '');
    return isObject(items) ? this.#share(tidyObject(items)) : {};
  }

  /**
   * The input of a call as an object of its properties. An input may be looser than the entity that it becomes, so that its
   * entities are components of their own.
   */
  describeInput(schema: z.core.$ZodType): JsonSchema {
    const { $defs = {}, ...described } = z.toJSONSchema(schema, {
      io: 'input',
      unrepresentable: 'any',
      metadata: this.#registry,
    });
    const root = Object.keys($defs).find((name) => described.$ref === `#/$defs/${name}`);
    const { [root ?? '']: own, ...others } = $defs;
    this.#keep(others, 'Input');
    return this.#share(tidyObject(own ?? described, 'Input'));
  }

  #keep(definitions: Readonly<Record<string, object>>, suffix: string): void {
    for (const [name, definition] of Object.entries(definitions))
      this.schemas[name + suffix] ??= this.#share(tidyObject(definition, suffix));
  }

  #share(schema: JsonSchema): JsonSchema {
    const shared = share(schema, this.#common);
    return isObject(shared) ? shared : {};
  }
}

export { isObject };
