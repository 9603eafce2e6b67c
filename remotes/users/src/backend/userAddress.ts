import {
  answerCall,
  type BackendStore,
  emailTaken,
  findPersonByProvenEmail,
  hasProvenEmail,
  notificationTopic,
  ok,
  type Rejection,
  reject,
  rejectField,
  rejectTakenNames,
  toAccountName,
  unknown,
  z,
} from '@atrium/backend';
import { calls } from '../api/calls';
import { UserFieldChange } from '../api/eventSchemas';
import { UserAnswer, UserId } from '../api/schemas';
import { addressesOf } from './hostServices';
import { roleIdOf } from './namedRoles';
import { type StoredUser, usersTable } from './tables';
import { recordEmailConfirmed, recordOwnChange } from './timeline';
import { toUser } from './toUser';

export const ownChangeTopic = 'account.changed';

const OwnChange = z.object({ personId: z.int(), fields: z.array(z.string()), changes: z.array(UserFieldChange) });

export async function receiveOwnChange(store: BackendStore, sent: unknown): Promise<void> {
  const { data } = z.safeParse(OwnChange, sent);
  const user = data && (await store.table(usersTable).get(data.personId));
  if (data && user) await recordOwnChange(store, user, data);
}

const isSame = (one: string, other: string) => toAccountName(one) === toAccountName(other);

/**
 * State of a changed address. `now`: the current one is unproven and is replaced. `waits`: it replaces the current one
 * when its link is opened.
 */
export type AddressChange = 'none' | 'now' | 'waits';

export async function addressChange(
  store: BackendStore,
  before: StoredUser,
  sent: string | undefined,
): Promise<AddressChange> {
  if (sent === undefined || sent === before.email) return 'none';
  if (!hasProvenEmail(before)) return 'now';
  const pending = await addressesOf(store).pendingOf(before.id);
  return isSame(sent, before.email) || (pending !== null && isSame(sent, pending)) ? 'none' : 'waits';
}

/** Rejection of names of others; a pending address counts only for people who have proven it. */
export async function checkNames(
  store: BackendStore,
  { id }: StoredUser,
  { username, email }: { username?: string | undefined; email?: string | undefined },
  change: AddressChange,
): Promise<Rejection | null> {
  const owner = email !== undefined && change === 'waits' ? await findPersonByProvenEmail(store, email) : undefined;
  if (owner && owner.id !== id) return rejectField('email', emailTaken);
  return rejectTakenNames(store, { username, email: change === 'now' ? email : undefined }, id);
}

/** Mails an invitation or a link that confirms an address; null if that is done or unnecessary. */
export async function mailAddress(
  store: BackendStore,
  { id, status }: StoredUser,
  email: string | undefined,
  change: AddressChange,
): Promise<Rejection | null> {
  if (email === undefined || change === 'none') return null;
  if (change === 'now' && status === 'pending') {
    await store.credentials.sendInvitation?.(id);
    return null;
  }
  const isSent = await addressesOf(store).request(id, email);
  return isSent
    ? null
    : rejectField('email', 'Too many emails were sent. Wait a quarter of an hour, then try again.', 'tooManyLinks');
}

export const confirmEmail = answerCall(calls.confirmEmail, {
  summary: 'Confirm the address of a user without its link: an admin answers for it, and the timeline says who',
  notes: 'The address that waits, or else the one of the account. For admins alone.',
  input: UserId,
  answer: UserAnswer,
  sends: [notificationTopic, ownChangeTopic],
  rejections: [400, 404],
  async handle(store, { input, user: self }) {
    if (!(await store.table(usersTable).get(input.id))) return unknown('user');
    if (self && roleIdOf(store, self) !== 'admin')
      return reject(400, 'Only admins can confirm an address for someone else.', 'admins-only');
    if ((await addressesOf(store).vouch(input.id)) === null) return reject(400, emailTaken, 'email-taken');
    await recordEmailConfirmed(store, self, input.id);
    const user = await store.table(usersTable).get(input.id);
    return user ? ok({ user: await toUser(store, user) }) : unknown('user');
  },
});
