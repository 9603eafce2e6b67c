import {
  answerCall,
  type BackendCall,
  type BackendStore,
  Done,
  done,
  emailTaken,
  findPersonByProvenEmail,
  hasProvenEmail,
  invitationTopic,
  ok,
  type Person,
  peopleTable,
  type Rejection,
  reject,
  rejectField,
  rejectStale,
  rejectTakenNames,
  toAccountName,
  toDay,
  unknown,
  type z,
} from '@atrium/backend';
import { brokenPasswordRule, isBirthday, passwordRejections } from '@atrium/contract/person';
import { accountCalls } from '../../api/account/calls';
import { AccountSettings, AccountUpdate, PasswordChange } from '../../api/account/schemas';
import { createArea, getSelf } from '../common/area';
import { apiTokenCalls } from './apiTokens';
import { deletionCalls, endOtherSessions, sessionCalls } from './deletion';
import {
  addressesOf,
  byProvider,
  getStored,
  mergePerson,
  mergeSettings,
  noToken,
  noticesOf,
  notifyNewPassword,
  notifyOwnChange,
  ownChangeTopic,
  toSettings,
} from './settings';
import { settingsTable } from './tables';
import { twoStepCalls } from './twoStep';

const isSame = (one: string, other: string) => toAccountName(one) === toAccountName(other);

const tooMany = 'Too many emails were sent. Wait a quarter of an hour, then try again.';

const noMail = 'No email leaves this server. Ask an admin to confirm your address.';

/** A provider identifies people by address: another one would be another person the next time. */
async function checkAddress(
  store: BackendStore,
  { id, email }: Person,
  sent: string | undefined,
): Promise<Rejection | null> {
  if (sent === undefined || sent === email) return null;
  if (store.credentials.provider) return rejectField('email', 'Your address is changed where you sign in.', 'provider');
  const owner = await findPersonByProvenEmail(store, sent);
  return owner && owner.id !== id ? rejectField('email', emailTaken) : null;
}

/** Mails a link to a new address, which becomes the person's when opened; null if that is done or unnecessary. */
async function askForAddress(
  store: BackendStore,
  { id, email }: Person,
  sent: string | undefined,
): Promise<Rejection | null> {
  const addresses = addressesOf(store);
  const pending = await addresses.pendingOf(id);
  if (sent === undefined || isSame(sent, email) || (pending !== null && isSame(sent, pending))) return null;
  return (await addresses.request(id, sent)) ? null : rejectField('email', tooMany, 'tooManyLinks');
}

const addressCalls: BackendCall[] = [
  answerCall(accountCalls.sendEmailLink, {
    summary: 'Send the link once more by which the address that waits, or else the one of the account, is confirmed',
    notes:
      'Asks for a token. The link goes to that address alone, works once and for 24 hours. With the code confirmed where nothing waits; noMail where no email leaves the server; tooManyLinks after five within 15 minutes.',
    answer: AccountSettings,
    rejections: [400, 401],
    sends: [invitationTopic],
    async handle(store, { user }) {
      if (!user) return noToken;
      const pending = await addressesOf(store).pendingOf(user.id);
      if (pending === null && hasProvenEmail(user)) return reject(400, 'The address is confirmed.', 'confirmed');
      if (!addressesOf(store).sendsMail) return reject(400, noMail, 'noMail');
      if (!(await addressesOf(store).request(user.id, pending ?? user.email)))
        return reject(400, tooMany, 'tooManyLinks');
      return ok(await toSettings(store, user, await getStored(store, user)));
    },
  }),
  answerCall(accountCalls.cancelEmail, {
    summary: 'Keep the address as it is: the link to the one that waits ends',
    notes: 'Asks for a token.',
    answer: AccountSettings,
    rejections: [401],
    async handle(store, { user }) {
      if (!user) return noToken;
      await addressesOf(store).cancel(user.id);
      return ok(await toSettings(store, user, await getStored(store, user)));
    },
  }),
];

const { getAccount, updateAccount, changePassword } = accountCalls;

const checkBirthday = (store: BackendStore, day: string | null | undefined): Rejection | null =>
  day && !isBirthday(day, toDay(new Date(store.now()))) ? rejectField('dob', 'This is not a date of birth.') : null;

const calls = createArea('Account', [
  answerCall(getAccount, {
    summary: 'The settings of the person who is signed in',
    answer: AccountSettings,
    rejections: [404],
    async handle(store, { user }) {
      const self = await getSelf(store, user);
      return self ? ok(await toSettings(store, self, await getStored(store, self))) : unknown('user');
    },
  }),
  answerCall(updateAccount, {
    isSerializable: true,
    summary: 'Change any part of the settings of the person who is signed in',
    notes:
      'What is absent stays. A rev that is no longer the latest is refused. Another address waits (`pendingEmail`) until the link that is sent to it was opened; without a token the demo asks for it all the same. It is refused with the code provider where people sign in at one, and with tooManyLinks after five links within 15 minutes.',
    envelope: ['general', 'info', 'notification', 'preferences'],
    input: AccountUpdate,
    // An avatar URL may contain the picture.
    maxBytes: 8 * 1024 * 1024,
    answer: AccountSettings,
    rejections: [404, 409],
    needs: ['people'],
    sends: ({ general }: z.output<typeof AccountUpdate>) =>
      general?.email === undefined ? [ownChangeTopic] : [ownChangeTopic, invitationTopic],
    async handle(store, { input, user }) {
      const self = await getSelf(store, user);
      if (!self) return unknown('user');
      const before = await getStored(store, self);
      const { general, info, preferences } = input;
      const rejection =
        rejectStale({ id: self.id, ...(await toSettings(store, self, before)) }, input.rev) ??
        (await rejectTakenNames(store, { username: general?.username }, self.id)) ??
        (await checkAddress(store, self, general?.email)) ??
        checkBirthday(store, info?.dob) ??
        (await askForAddress(store, self, general?.email));
      if (rejection) return rejection;
      const person = general || preferences ? await store.table(peopleTable).put(mergePerson(self, input)) : self;
      notifyOwnChange(store, self, person);
      if (input.notification) await (await noticesOf(store)).change(self.id, input.notification);
      const settings = await store.table(settingsTable).put(mergeSettings(before, input));
      return ok(await toSettings(store, person, settings));
    },
  }),
  answerCall(changePassword, {
    summary: 'Change the password of the person who is signed in',
    notes:
      'A wrong old password is 400 with the code wrongPassword; a new one that is too short or too long, the old one, a name of the person or one of the most used has the code of the rule: length, new, notYours, uncommon. All other sessions of the person end. Where people sign in at a provider it is refused with the code provider.',
    input: PasswordChange,
    answer: Done,
    rejections: [400, 404],
    sends: [ownChangeTopic],
    async handle(store, { input: { oldPassword, newPassword }, user, sessionId }) {
      const self = await getSelf(store, user);
      if (!self) return unknown('user');
      if (store.credentials.provider) return byProvider;
      if (!(await store.credentials.isPassword(self.id, oldPassword))) {
        return rejectField('oldPassword', 'This is not your password.', 'wrongPassword');
      }
      const { username, fullName, email } = self;
      const isCommon = (await store.credentials.isCommonPassword?.(newPassword)) === true;
      const names = [username, fullName, email];
      const rule = brokenPasswordRule({ password: newPassword, oldPassword, names, isCommon });
      if (rule) return rejectField('newPassword', passwordRejections[rule], rule);
      await store.credentials.setPassword(self.id, newPassword);
      await endOtherSessions(store, self.id, sessionId);
      notifyNewPassword(store, self.id);
      return done();
    },
  }),
  ...addressCalls,
  ...sessionCalls,
  ...twoStepCalls,
  ...apiTokenCalls,
  ...deletionCalls,
]);

/** What somebody is known by is theirs to change, and no program's that has a token of theirs. */
export const accountArea = calls.map((call) => ({ ...call, deniesApiTokens: true }));
