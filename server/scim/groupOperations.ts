import { type GivenGroup, ScimError } from '@atrium/core';

/** A change of the members of a group. */
export interface MemberChange {
  op: 'add' | 'remove' | 'set';
  ids: string[];
}

interface GroupPatch {
  names: Partial<GivenGroup>;
  members: MemberChange[];
}

const maxMembers = 10_000;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @throws ScimError for members that are no users (RFC 7643, 4.2) */
export function readMemberIds(value: unknown): string[] {
  const all = Array.isArray(value) ? value : [value];
  if (all.length > maxMembers) throw new ScimError(400, `members: at most ${maxMembers} at a time`, 'tooMany');
  return all.map((member) => {
    const { value: id, type } = isObject(member) ? member : { value: member, type: undefined };
    if (type === 'Group') throw new ScimError(400, 'members: a group has users as members, no groups', 'invalidValue');
    if (typeof id === 'string' && id) return id;
    throw new ScimError(400, 'members: each has the id of a user as its value', 'invalidValue');
  });
}

function readName(name: 'displayName' | 'externalId', value: unknown): Partial<GivenGroup> {
  if (typeof value !== 'string') throw new ScimError(400, `${name} is a text`, 'invalidValue');
  return name === 'displayName' ? { displayName: value } : { externalId: value || null };
}

/** `members[value eq "12"]`, as Okta removes one. */
const memberPath = /^members\[value eq "([^"\\]*)"\]$/i;

function readMembers(op: string, value: unknown): MemberChange {
  if (op === 'remove')
    return value === undefined ? { op: 'set', ids: [] } : { op: 'remove', ids: readMemberIds(value) };
  if (value === undefined) throw new ScimError(400, 'members: there is no value', 'invalidValue');
  return { op: op === 'replace' ? 'set' : 'add', ids: readMemberIds(value) };
}

const withoutSchema = (path: string): string => path.replace(/^urn:ietf:params:scim:schemas:core:2\.0:Group:/i, '');

function readOne(op: string, sentPath: string, value: unknown, patch: GroupPatch): void {
  const path = withoutSchema(sentPath);
  const [, memberId] = memberPath.exec(path) ?? [];
  if (memberId !== undefined && op === 'remove') patch.members.push({ op: 'remove', ids: [memberId] });
  else if (path.toLowerCase() === 'members') patch.members.push(readMembers(op, value));
  else if (path.toLowerCase() === 'displayname' && op !== 'remove')
    Object.assign(patch.names, readName('displayName', value));
  else if (path.toLowerCase() === 'externalid')
    Object.assign(patch.names, op === 'remove' ? { externalId: null } : readName('externalId', value));
  else throw new ScimError(400, `A group has no ${path} that can be changed so`, 'invalidPath');
}

/**
 * Reads the operations of a PATCH of a group (RFC 7644, 3.5.2): members are added and removed one by one, however many a
 * group has.
 * @throws ScimError
 */
export function readGroupPatch(operations: readonly { op: unknown; path?: unknown; value?: unknown }[]): GroupPatch {
  if (operations.length === 0) throw new ScimError(400, 'There are no Operations', 'invalidValue');
  const patch: GroupPatch = { names: {}, members: [] };
  for (const { op: sent, path, value } of operations) {
    const op = typeof sent === 'string' ? sent.toLowerCase() : '';
    if (!['add', 'remove', 'replace'].includes(op))
      throw new ScimError(400, 'op is add, remove or replace', 'invalidValue');
    if (typeof path === 'string' && path) readOne(op, path, value, patch);
    else if (op !== 'remove' && isObject(value))
      for (const [name, inner] of Object.entries(value)) readOne(op, name, inner, patch);
    else throw new ScimError(400, 'An operation without a path has an object as its value', 'invalidValue');
  }
  return patch;
}
