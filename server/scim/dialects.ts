/** Attributes of truth: Entra ID sends them as texts (`"False"`), beside RFC 7643, 2.3.2. */
const booleans = new Set(['active', 'primary']);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const lastNameOf = (path: string): string => /(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? '';

const toBoolean = (value: unknown): unknown => {
  const text = typeof value === 'string' ? value.toLowerCase() : '';
  return text === 'true' || text === 'false' ? text === 'true' : value;
};

/** True and false by their type, however deep in a value; nesting is bounded by the parser of the body. */
function withBooleans(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => withBooleans(one, name));
  if (isObject(value))
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withBooleans(inner, lastNameOf(key))]));
  return booleans.has(name) ? toBoolean(value) : value;
}

const managerPath = /^urn:ietf:params:scim:schemas:extension:enterprise:2\.0:User:manager$/i;

/** Entra ID sends the id of a manager alone, in place of a complex value (RFC 7643, 4.3). */
const withManager = (path: string, value: unknown): unknown =>
  managerPath.test(path) && typeof value === 'string' ? { value } : value;

interface Operation {
  op: unknown;
  path?: unknown;
  value?: unknown;
}

/** `emails[type eq "work"].value`: attribute, what it filters by, and the attribute below. */
const filteredPath = /^([\w:.]+?)\[(\w+) eq "([^"\\]*)"\]\.(\w+)$/i;

const valuesOf = (resource: Readonly<Record<string, unknown>>, attribute: string): unknown[] => {
  const [, values] = Object.entries(resource).find(([name]) => name.toLowerCase() === attribute.toLowerCase()) ?? [];
  return Array.isArray(values) ? values : [];
};

/**
 * Entra ID adds and replaces a part of a value that is not there yet (`emails[type eq "home"].value`), which RFC 7644,
 * 3.5.2.3 answers with noTarget: the value is added as it is filtered by.
 */
function withTarget(resource: Readonly<Record<string, unknown>>, operation: Operation): Operation {
  const { op, path, value } = operation;
  const [, attribute, key, text, below] = (typeof path === 'string' && filteredPath.exec(path)) || [];
  if (!attribute || !key || !below || text === undefined || String(op).toLowerCase() === 'remove') return operation;
  const isThere = valuesOf(resource, attribute).some((one) => {
    const held = isObject(one) ? toBoolean(one[key]) : undefined;
    return String(held).toLowerCase() === text.toLowerCase();
  });
  if (isThere) return operation;
  const target = { [key]: withBooleans(text, key.toLowerCase()), [below]: value };
  return { op: 'add', path: attribute, value: [target] };
}

/** A resource as RFC 7643 wants it, from what providers send. */
export const readResource = (sent: unknown): Record<string, unknown> => {
  const value = withBooleans(sent);
  return isObject(value) ? value : {};
};

/** Operations as RFC 7644, 3.5.2 wants them, from what Okta and Entra ID send. */
export const readOperations = (sent: unknown, resource: Readonly<Record<string, unknown>>): Operation[] =>
  (Array.isArray(sent) ? sent : []).map((operation) => {
    if (!isObject(operation)) return { op: undefined };
    const { op, path, value } = operation;
    const name = typeof path === 'string' ? path : '';
    const read = withManager(name, withBooleans(value, lastNameOf(name)));
    const entries = name === '' && isObject(read) ? Object.entries(read) : undefined;
    // Okta repeats the id of the resource, which is no change.
    const named = entries
      ?.filter(([key]) => key !== 'id' && key !== 'schemas')
      .map(([key, inner]) => [key, withManager(key, inner)] as const);
    return withTarget(resource, {
      op,
      ...(name && { path: name }),
      ...(read !== undefined && { value: named ? Object.fromEntries(named) : read }),
    });
  });
