import { ScimError } from '@atrium/core';

/** A comparison, as SCIMMY parses it. */
type Parsed = Readonly<Record<string, unknown>>;

/** An attribute that is looked up by an index. */
export interface Lookup {
  attribute: string;
  value: string;
}

const maxLength = 1_000;
const maxBranches = 10;

/** The value at a path of names, in any case of letters (RFC 7643, 2.1). */
function equalTo(branch: unknown, path: string): string | undefined {
  const [name = '', ...below] = path.split('.');
  if (typeof branch !== 'object' || branch === null) return undefined;
  const [, found] = Object.entries(branch).find(([key]) => key.toLowerCase() === name.toLowerCase()) ?? [];
  if (below.length > 0) return equalTo(found, below.join('.'));
  if (!Array.isArray(found)) return undefined;
  const [operator, value] = found;
  return found.length === 2 && operator === 'eq' && typeof value === 'string' ? value : undefined;
}

/**
 * The rows that a filter may match, each by an index: a list is never searched through.
 * @param attributes those that have an index
 * @throws ScimError where a part of the filter names none of them (RFC 7644, 3.4.2.2)
 */
export function readLookups(
  parse: (text: string) => readonly Parsed[],
  text: string,
  attributes: readonly string[],
): Lookup[] {
  if (text.length > maxLength)
    throw new ScimError(400, `A filter has at most ${maxLength} characters`, 'invalidFilter');
  let branches: readonly Parsed[];
  try {
    branches = parse(text);
  } catch {
    throw new ScimError(400, 'The filter cannot be read', 'invalidFilter');
  }
  if (branches.length > maxBranches) throw new ScimError(400, 'The filter has too many parts', 'invalidFilter');
  const unknown = `Each part of a filter compares one of ${attributes.join(', ')} by eq`;
  return branches.map((branch) => {
    for (const attribute of attributes) {
      const value = equalTo(branch, attribute);
      if (value !== undefined) return { attribute, value };
    }
    throw new ScimError(400, unknown, 'invalidFilter');
  });
}
