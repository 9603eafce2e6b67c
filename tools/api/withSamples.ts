import { type CallExample, type createDocument, isObject, type JsonSchema } from '../../shared/backend/openapi';

type Document = ReturnType<typeof createDocument>;

const inComponents = '#/components/schemas/';

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const objectOf = (value: unknown): JsonSchema => (isObject(value) ? value : {});

/** Texts of the forms that inputs and answers have. */
const texts = [
  'Text',
  'text',
  '2026-11-20',
  '2026-11-20T12:00:00.000Z',
  '12:30',
  'ann@example.com',
  'https://www.example.com',
  '1',
  '#0b5cad',
  'content.*',
];

/** Values by their schemas: of an entity one that was recorded, else the plainest that fits. */
class Sampler {
  readonly #schemas: Readonly<Record<string, JsonSchema>>;
  readonly #known = new Map<string, unknown>();

  constructor({ components }: Pick<Document, 'components'>) {
    this.#schemas = components.schemas;
  }

  /** Keeps the entities in a value. */
  learn(schema: unknown, value: unknown): void {
    const described = objectOf(schema);
    const name = this.#nameOf(described);
    if (name !== undefined && !this.#known.has(name)) this.#known.set(name, value);
    const { properties, items, anyOf } = name === undefined ? described : objectOf(this.#schemas[name]);
    if (Array.isArray(value)) for (const one of value.slice(0, 1)) this.learn(items, one);
    else if (isObject(value))
      for (const [field, inner] of Object.entries(objectOf(properties)))
        if (field in value) this.learn(inner, value[field]);
    const [only, ...others] = listOf(anyOf).filter((one) => objectOf(one).type !== 'null');
    if (value !== null && only !== undefined && others.length === 0) this.learn(only, value);
  }

  sample(schema: unknown): unknown {
    const described = objectOf(schema);
    const name = this.#nameOf(described);
    if (name !== undefined) return this.#known.has(name) ? this.#known.get(name) : this.sample(this.#schemas[name]);
    if ('const' in described) return described.const;
    const [first] = listOf(described.enum);
    if (first !== undefined) return first;
    const [choice] = [...listOf(described.anyOf), ...listOf(described.oneOf)];
    if (choice !== undefined) return this.sample(choice);
    return this.#plain(described);
  }

  #nameOf({ $ref }: JsonSchema): string | undefined {
    return typeof $ref === 'string' ? $ref.replace(inComponents, '') : undefined;
  }

  #plain(schema: JsonSchema): unknown {
    const [type] = [schema.type].flat();
    if (type === 'array') return Number(schema.minItems ?? 1) > 0 ? [this.sample(schema.items)] : [];
    if (type === 'integer' || type === 'number') return Math.max(1, Number(schema.minimum ?? 1));
    if (type === 'boolean') return true;
    if (type === 'null') return null;
    if (type === 'string') {
      const pattern = typeof schema.pattern === 'string' ? new RegExp(schema.pattern) : /(?:)/;
      const short = Number(schema.minLength ?? 0);
      return texts.find((text) => pattern.test(text) && text.length >= short) ?? 'a'.repeat(Math.max(short, 43));
    }
    const required = listOf(schema.required);
    const fields = Object.entries(objectOf(schema.properties)).filter(([field]) => required.includes(field));
    return Object.fromEntries(fields.map(([field, inner]) => [field, this.sample(inner)]));
  }
}

interface Operation {
  id: string;
  /** Of its body, by media type. */
  body: unknown;
  parameters: readonly JsonSchema[];
  answer: unknown;
}

const schemaIn = (described: unknown): unknown =>
  objectOf(Object.values(objectOf(objectOf(described).content))[0]).schema;

function* operationsOf({ paths }: Pick<Document, 'paths'>): Generator<Operation> {
  for (const operation of Object.values(paths).flatMap((methods) => Object.values(methods))) {
    const { operationId, requestBody, parameters, responses } = objectOf(operation);
    const [success] = Object.entries(objectOf(responses)).filter(([status]) => status.startsWith('2'));
    yield {
      id: String(operationId),
      body: schemaIn(requestBody),
      parameters: listOf(parameters).filter(isObject),
      answer: schemaIn(success?.[1]),
    };
  }
}

/**
 * Examples of all operations: what was recorded, and for those that nobody can call without a deed outside, such as to open an
 * email, one by its schemas and by the entities of the others.
 * @param rejected what was sent to operations that were rejected all the same
 */
export function withSamples(
  document: Pick<Document, 'paths' | 'components'>,
  recorded: Readonly<Record<string, CallExample>>,
  rejected: Readonly<Record<string, object>>,
): Record<string, CallExample> {
  const sampler = new Sampler(document);
  const operations = [...operationsOf(document)];
  for (const { id, answer } of operations) if (recorded[id]) sampler.learn(answer, recorded[id].answer);
  const examples = operations.map(({ id, body, parameters, answer }): [string, CallExample] => {
    const known = recorded[id];
    if (known) return [id, known];
    const needed = parameters.filter(({ required }) => required === true);
    const named = needed.map(({ name, schema }) => [String(name), sampler.sample(schema)] as const);
    const input = rejected[id] ?? { ...Object.fromEntries(named), ...Object(body && sampler.sample(body)) };
    return [id, { ...(Object.keys(input).length > 0 && { input }), answer: sampler.sample(answer) }];
  });
  return Object.fromEntries(examples.sort(([a], [b]) => (a < b ? -1 : 1)));
}
