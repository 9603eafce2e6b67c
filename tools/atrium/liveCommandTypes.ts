import { isObject } from '../../shared/contract/guards';
import type { EmittedManifest } from '../../shared/contract/manifest';
import type { Registry } from '../../shared/contract/registry';
import { liveReleases } from '../release/domain/channels';

const simple: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
};

const union = (types: readonly string[]) => [...new Set(types)].join(' | ');

const isIdentifier = (name: string) => /^[A-Za-z_$][\w$]*$/.test(name);

function objectType({ properties, required }: Readonly<Record<string, unknown>>): string {
  if (!isObject(properties)) return 'Record<string, unknown>';
  const needed = Array.isArray(required) ? required : [];
  const fields = Object.entries(properties).map(
    ([name, schema]) =>
      `${isIdentifier(name) ? name : JSON.stringify(name)}${needed.includes(name) ? '' : '?'}: ${typeOfSchema(schema)}`,
  );
  return fields.length ? `{ ${fields.join('; ')} }` : 'Record<string, never>';
}

/** The type of what a JSON schema describes; `unknown` for what no type of TypeScript says. */
export function typeOfSchema(schema: unknown): string {
  if (!isObject(schema)) return 'unknown';
  const { type, enum: values, const: value, anyOf, oneOf, items } = schema;
  if (value !== undefined) return JSON.stringify(value);
  if (Array.isArray(values)) return union(values.map((one) => JSON.stringify(one)));
  const choices = Array.isArray(anyOf) ? anyOf : oneOf;
  if (Array.isArray(choices)) return union(choices.map(typeOfSchema));
  if (Array.isArray(type)) return union(type.map((one) => typeOfSchema({ ...schema, type: one })));
  if (type === 'array') return `readonly (${typeOfSchema(items)})[]`;
  if (type === 'object') return objectType(schema);
  return (typeof type === 'string' && simple[type]) || 'unknown';
}

/** The argument of a command: it may be left out where the schema asks for nothing. */
function argumentType(schema: unknown): string {
  if (schema === undefined) return 'unknown';
  const needsAny = isObject(schema) && Array.isArray(schema.required) && schema.required.length > 0;
  return needsAny ? typeOfSchema(schema) : `${typeOfSchema(schema)} | undefined`;
}

const liveManifests = (registry: Registry): EmittedManifest[] =>
  [...liveReleases(registry, 'stable')]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([, { manifest }]) => manifest);

const declaration = (
  name: string,
  lines: readonly string[],
) => `// Written by "atrium types" from the live registry: run it again when other apps change.
import '@atrium/contract';

declare module '@atrium/contract' {
  interface ${name} {
${lines.join('\n')}
  }
}
`;

const fieldOf = (name: string, type: string) => `    ${JSON.stringify(name)}: ${type};`;

/** A declaration of the commands of all live apps, with which the compiler checks `runtime.commands.run`. */
export const liveCommandTypes = (registry: Registry): string =>
  declaration(
    'LiveCommands',
    liveManifests(registry)
      .flatMap(({ commands = [] }) => commands)
      .map(({ id, argument }) => fieldOf(id, argumentType(argument))),
  );

/**
 * A declaration of the slots of all live apps, with which the compiler checks `<Slot name data>`: those that apps say they
 * have, and those of older ones that others fill, whose data nobody knows.
 */
export function liveSlotTypes(registry: Registry): string {
  const manifests = liveManifests(registry);
  const places = manifests.flatMap(({ places: own = [] }) => own);
  const filled = manifests.flatMap(({ slots = [] }) => slots.map(({ slot }) => slot));
  const known = new Set(places.map(({ slot }) => slot));
  const unknown = [...new Set(filled)].filter((slot) => !known.has(slot)).sort();
  return declaration('LiveSlots', [
    ...places.map(({ slot, data }) => fieldOf(slot, data ? argumentType(data) : 'undefined')),
    ...unknown.map((slot) => fieldOf(slot, 'unknown')),
  ]);
}
