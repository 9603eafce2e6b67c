import {
  answerCall,
  type BackendStore,
  checkTaken,
  Done,
  done,
  invitationTopic,
  ok,
  peopleKey,
  type Rejection,
  rejectField,
  rejectStale,
  toDay,
  unknown,
  type z,
} from '@atrium/backend';
import { accountCalls } from '../../api/account/calls';
import { isBirthday } from '../../api/account/rules';
import { AccountSettings, AccountUpdate, PasswordChange } from '../../api/account/schemas';
import { brokenRule } from '../../model/passwordRules';
import { createArea } from '../area';
import { getSelf } from '../self';
import { deletionCalls } from './deletion';
import { addressCalls, askForAddress, checkAddress } from './ownAddress';
import { ownChangeTopic, tellNewPassword, tellOwnChange } from './ownChange';
import { byProvider } from './ownPassword';
import { endOtherSessions, sessionCalls } from './sessions';
import { getStored, mergePerson, mergeSettings, toSettings } from './settings';
import { settingsKey } from './tables';
import { twoStepCalls } from './twoStep';

const { getAccount, updateAccount, changePassword } = accountCalls;

const passwordRefusals = {
  length: 'Use 8 to 128 characters.',
  new: 'This is the password that you have.',
  notYours: 'Others know this of you.',
};

const checkBirthday = (store: BackendStore, day: string | null | undefined): Rejection | null =>
  day && !isBirthday(day, toDay(new Date(store.now()))) ? rejectField('dob', 'This is not a date of birth.') : null;

export const accountArea = createArea('Account', [
  answerCall(getAccount, {
    summary: 'The settings of the person who is signed in',
    answer: AccountSettings,
    rejections: [404],
    handle(store, { user }) {
      const self = getSelf(store, user);
      return self ? ok(toSettings(store, self, getStored(store, self))) : unknown('user');
    },
  }),
  answerCall(updateAccount, {
    summary: 'Change any part of the settings of the person who is signed in',
    notes:
      'What is absent stays. A rev that is no longer the latest is refused. Another address waits (`pendingEmail`) until the link that is sent to it was opened; without a token the demo asks for it all the same. It is refused with the code provider where people sign in at one, and with tooManyLinks after five links within 15 minutes.',
    envelope: ['general', 'info', 'notification', 'preferences'],
    input: AccountUpdate,
    // The address of an avatar may hold the picture.
    maxBytes: 8 * 1024 * 1024,
    answer: AccountSettings,
    rejections: [404, 409],
    needs: ['people'],
    sends: ({ general }: z.output<typeof AccountUpdate>) =>
      general?.email === undefined ? [ownChangeTopic] : [ownChangeTopic, invitationTopic],
    async handle(store, { input, user }) {
      const self = getSelf(store, user);
      if (!self) return unknown('user');
      const before = getStored(store, self);
      const { general, info, preferences } = input;
      const rejection =
        rejectStale({ id: self.id, ...toSettings(store, self, before) }, input.rev) ??
        checkTaken(store, { ...(general?.username !== undefined && { username: general.username }) }, self.id) ??
        checkAddress(store, self, general?.email) ??
        checkBirthday(store, info?.dob) ??
        (await askForAddress(store, self, general?.email));
      if (rejection) return rejection;
      const person = general || preferences ? store.table(peopleKey).put(mergePerson(self, input)) : self;
      tellOwnChange(store, self, person);
      const settings = mergeSettings(before, input);
      return ok(toSettings(store, person, store.table(settingsKey).put(settings)));
    },
  }),
  answerCall(changePassword, {
    summary: 'Change the password of the person who is signed in',
    notes:
      'A wrong old password is 400 with the code wrongPassword; a new one that is too short, the old one or a name of the person has the code of the rule: length, new, notYours. All other sessions of the person end. Where people sign in at a provider it is refused with the code provider.',
    input: PasswordChange,
    answer: Done,
    rejections: [400, 404],
    sends: [ownChangeTopic],
    async handle(store, { input: { oldPassword, newPassword }, user, sessionId }) {
      const self = getSelf(store, user);
      if (!self) return unknown('user');
      if (store.credentials.provider) return byProvider;
      if (!(await store.credentials.isPassword(self.id, oldPassword))) {
        return rejectField('oldPassword', 'This is not your password.', 'wrongPassword');
      }
      const { username, fullName, email } = self;
      const rule = brokenRule({ password: newPassword, oldPassword, names: [username, fullName, email] });
      if (rule) return rejectField('newPassword', passwordRefusals[rule], rule);
      await store.credentials.setPassword(self.id, newPassword);
      endOtherSessions(store, self.id, sessionId);
      tellNewPassword(store, self.id);
      return done();
    },
  }),
  ...addressCalls,
  ...sessionCalls,
  ...twoStepCalls,
  ...deletionCalls,
]);
