import {
  answerCall,
  type BackendCall,
  type BackendStore,
  created,
  Done,
  done,
  invitationTopic,
  ok,
  type Person,
  type Rejection,
  reject,
  rejectField,
  rejectStale,
  rejectTakenNames,
  toDay,
  unknown,
  type z,
} from '@atrium/backend';
import { isBirthday } from '@atrium/contract/person';
import { calls } from '../api/calls';
import { type SocialLinks, type UserAddress, UserAnswer, UserId, UserToAdd, UserUpdate } from '../api/schemas';
import { binUsers } from './bin';
import { sessionsOf } from './hostServices';
import { readRole, roleFieldOf, roleIdOf } from './namedRoles';
import { checkBelow, checkGiven, checkRights, isLastAdmin } from './rights';
import { type StoredUser, usersTable } from './tables';
import { recordAddition, recordChange, recordInvitation } from './timeline';
import { toUser } from './toUser';
import { addressChange, checkNames, confirmEmail, mailAddress } from './userAddress';

type Sent = Partial<Omit<UserToAdd, 'address' | 'social' | 'roleId'>> & {
  roleId?: string | null | undefined;
  address?: Partial<UserAddress>;
  social?: Partial<SocialLinks>;
};

const noAddress: UserAddress = { line1: '', line2: '', postcode: '', city: '', state: '', country: '' };
const noSocial: SocialLinks = { twitter: '', facebook: '', instagram: '', github: '', linkedIn: '', quora: '' };

/** Absent fields, and null texts, keep their value. */
function mergeUser(before: StoredUser, sent: Sent): StoredUser {
  const { company, country, contact, avatar, address, social, ...fields } = sent;
  const sentFields = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  return {
    ...before,
    ...sentFields,
    id: before.id,
    company: company ?? before.company,
    country: country ?? before.country,
    contact: contact ?? before.contact,
    avatar: avatar === undefined ? before.avatar : avatar || null,
    ...(address && { address: { ...noAddress, ...before.address, ...address } }),
    ...(social && { social: { ...noSocial, ...before.social, ...social } }),
  };
}

const blank = {
  fullName: '',
  username: '',
  email: '',
  company: '',
  country: '',
  contact: '',
  role: 'subscriber' as const,
  currentPlan: 'basic' as const,
  status: 'active' as const,
  avatar: null,
  lastSeen: null,
};

/** The user that a call asks to add. */
export const newUser = (store: BackendStore, id: number, sent: Sent): StoredUser =>
  mergeUser({ ...blank, id, addedAt: store.now() }, sent);

/** Keeps somebody new; who is pending is invited. */
export async function putNewUser(store: BackendStore, self: Person | null, added: StoredUser): Promise<StoredUser> {
  const user = await store.table(usersTable).put(added);
  await recordAddition(store, self, user);
  if (user.status === 'pending') await store.credentials.sendInvitation?.(user.id);
  return user;
}

/** A day that is new; one of earlier times stays. */
export const checkBirthday = (store: BackendStore, day: string | undefined, before?: string): Rejection | null =>
  day === undefined || day === before || isBirthday(day, toDay(new Date(store.now())))
    ? null
    : rejectField('dob', 'Enter a date of birth between 1900 and today.', 'no-birthday');

/** An avatar URL may contain the picture. */
const maxUserBytes = 8 * 1024 * 1024;

export const oneUserCalls: BackendCall[] = [
  answerCall(calls.getUser, {
    summary: 'One user',
    input: UserId,
    answer: UserAnswer,
    rejections: [404],
    async handle(store, { input }) {
      const user = await store.table(usersTable).get(input.id);
      return user ? ok({ user: await toUser(store, user) }) : unknown('user');
    },
  }),
  answerCall(calls.addUser, {
    isSerializable: true,
    summary: 'Add a user; the body is the user',
    notes:
      'Somebody who is added as pending is invited: an email leads them to a password, with which they become active.',
    input: UserToAdd,
    maxBytes: maxUserBytes,
    answer: UserAnswer,
    success: [201],
    sends: [invitationTopic],
    async handle(store, { input, user: self }) {
      const { held = {}, rejection: noRole } = readRole(store, input);
      const added = newUser(store, await store.table(usersTable).nextId(), { ...input, ...held });
      const rejection =
        noRole ??
        checkBirthday(store, input.dob) ??
        (await rejectTakenNames(store, input)) ??
        checkGiven(store, self, roleIdOf(store, added), roleFieldOf(input));
      if (rejection) return rejection;
      return created({ user: await toUser(store, await putNewUser(store, self, added)) });
    },
  }),
  answerCall(calls.updateUser, {
    isSerializable: true,
    summary:
      'Change a user; the last admin stays one, and nobody changes their own role or status, or gives more than they have',
    notes:
      'What is absent stays. A rev that is no longer the latest is refused. Another address waits (`pendingEmail`) until the link that is sent to it was opened; one that nobody has proven is replaced at once.',
    input: UserUpdate,
    maxBytes: maxUserBytes,
    answer: UserAnswer,
    rejections: [404, 409],
    sends: ({ email }: z.output<typeof UserUpdate>) => (email === undefined ? [] : [invitationTopic]),
    async handle(store, { input: { rev, email, ...sent }, user: self }) {
      const before = await store.table(usersTable).get(sent.id);
      if (!before) return unknown('user');
      const { held = {}, rejection: noRole } = readRole(store, sent);
      const change = await addressChange(store, before, email);
      const wanted = mergeUser(before, { ...sent, ...held, ...(email !== undefined && { email }) });
      const rejection =
        noRole ??
        rejectStale(await toUser(store, before), rev) ??
        checkBirthday(store, sent.dob, before.dob) ??
        (await checkNames(store, before, { ...sent, email }, change)) ??
        (await checkRights(store, self, { before, after: wanted, roleField: roleFieldOf(sent) }));
      if (rejection) return rejection;
      const kept = change === 'now' ? wanted.email : before.email;
      const user = await store.table(usersTable).put({ ...wanted, email: kept });
      if (user.status === 'inactive') await sessionsOf(store).end(user.id);
      await recordChange(store, self, before, user);
      return (await mailAddress(store, user, email, change)) ?? ok({ user: await toUser(store, user) });
    },
  }),
  confirmEmail,
  answerCall(calls.inviteAgain, {
    summary: 'Send the invitation of somebody pending once more; the link of the one before ends',
    input: UserId,
    answer: Done,
    sends: [invitationTopic],
    rejections: [400, 404],
    async handle(store, { input, user: self }) {
      const user = await store.table(usersTable).get(input.id);
      if (!user) return unknown('user');
      if (user.status !== 'pending') return reject(400, 'This person has already joined', 'not-pending');
      await store.credentials.sendInvitation?.(user.id);
      await recordInvitation(store, self, user.id);
      return done();
    },
  }),
  answerCall(calls.deleteUser, {
    isSerializable: true,
    summary: 'Delete a user; never the last admin, nor yourself',
    notes: 'They cannot sign in any more, and can be restored for 30 days.',
    input: UserId,
    answer: Done,
    rejections: [400, 404],
    async handle(store, { input, user: self }) {
      const user = await store.table(usersTable).get(input.id);
      if (!user) return unknown('user');
      if (user.id === self?.id) return reject(400, 'You can’t delete your own account', 'own-account');
      const rejection = checkBelow(store, self, user, 'delete');
      if (rejection) return rejection;
      if (await isLastAdmin(store, user)) return reject(400, 'The last admin can’t be deleted', 'last-admin-deleted');
      await binUsers(store, self, [user]);
      return done();
    },
  }),
];
