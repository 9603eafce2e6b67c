import type { z } from '@atrium/backend';
import {
  type BackendStore,
  emailTaken,
  invitationTopic,
  oneOf,
  type Person,
  peopleTable,
  type Rejection,
  toAccountName,
  usernameTaken,
} from '@atrium/backend';
import { defineRowImport, type ReadRow, type RowIssue, repeatedRows } from '@atrium/backend/import';
import { calls } from '../api/calls';
import { UserToAdd } from '../api/schemas';
import { userBin } from './bin';
import { sessionsOf } from './hostServices';
import { readRole, roleFieldOf, roleIdOf } from './namedRoles';
import { checkBirthday, newUser, putNewUser } from './oneUser';
import { checkGiven } from './rights';
import { type StoredUser, usersTable } from './tables';

type Sent = z.output<typeof UserToAdd>;

const names = [
  { field: 'email', column: 'emailKey', message: emailTaken, code: 'email-taken' },
  { field: 'username', column: 'usernameKey', message: usernameTaken, code: 'username-taken' },
] as const;

/** Names that others have, or an earlier row. */
async function findTaken(store: BackendStore, rows: readonly ReadRow<Sent>[]): Promise<RowIssue[]> {
  const issues: RowIssue[] = [];
  for (const { field, column, message, code } of names) {
    const keyOf = (input: Sent) => toAccountName(input[field]);
    const taken = new Set<string>();
    const isOne = oneOf(column, [...new Set(rows.map(({ input }) => keyOf(input)))]);
    for await (const person of store.table(peopleTable).each(isOne)) taken.add(toAccountName(person[field]));
    const inUse = rows.filter(({ input }) => taken.has(keyOf(input))).map(({ row }) => row);
    const again = repeatedRows(rows, keyOf).map(({ row }) => row);
    for (const row of new Set([...inUse, ...again])) issues.push({ row, field, message, code });
  }
  return issues;
}

/** The rejection of one row as its issues. */
function toIssues(row: number, rejection: Rejection | null): RowIssue[] {
  if (!rejection || !('error' in rejection.data)) return [];
  const { error } = rejection.data;
  const codes = 'codes' in rejection.data ? rejection.data.codes : undefined;
  if (typeof error === 'string') return [{ row, field: '', message: error }];
  return Object.entries(error).map(([field, [message = '']]) => {
    const code = codes?.[field];
    return { row, field, message, ...(code && { code }) };
  });
}

async function checkRows(
  store: BackendStore,
  rows: readonly ReadRow<Sent>[],
  self: Person | null,
): Promise<RowIssue[]> {
  const issues = rows.flatMap(({ row, input }) => {
    const { held = {}, rejection } = readRole(store, input);
    const role = roleIdOf(store, newUser(store, 0, { ...input, ...held }));
    const refused = rejection ?? checkBirthday(store, input.dob) ?? checkGiven(store, self, role, roleFieldOf(input));
    return toIssues(row, refused);
  });
  return [...issues, ...(await findTaken(store, rows))];
}

export const userImport = defineRowImport({
  name: 'userImports',
  what: 'users',
  row: UserToAdd,
  importCall: calls.importUsers,
  undoCall: calls.undoImport,
  sends: [invitationTopic],
  check: checkRows,
  async add(store, inputs, self) {
    const added: StoredUser[] = [];
    for (const input of inputs) {
      const { held = {} } = readRole(store, input);
      const id = await store.table(usersTable).nextId();
      added.push(await putNewUser(store, self, newUser(store, id, { ...input, ...held })));
    }
    return added;
  },
  find: (store, ids) => store.table(usersTable).getMany(ids),
  async remove(store, { id }) {
    await sessionsOf(store).end(id);
    await userBin.purge(store, id);
  },
});
