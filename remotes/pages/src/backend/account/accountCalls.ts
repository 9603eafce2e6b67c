import { answerCall, checkTaken, Done, done, ok, peopleKey, refuseField, refuseStale, unknown } from 'shared/backend';
import { accountCalls } from '../../api/account/calls';
import { AccountSettings, AccountUpdate, PasswordChange } from '../../api/account/schemas';
import { createArea } from '../area';
import { getSelf } from '../self';
import { getStored, mergePerson, mergeSettings, toSettings } from './settings';
import { settingsKey } from './tables';

const { getAccount, updateAccount, confirmEmail, changePassword } = accountCalls;

export const accountArea = createArea('Account', [
  answerCall(getAccount, {
    summary: 'The settings of the person who is signed in',
    answer: AccountSettings,
    refusals: [404],
    handle(store, { user }) {
      const self = getSelf(store, user);
      return self ? ok(toSettings(self, getStored(store, self))) : unknown('user');
    },
  }),
  answerCall(updateAccount, {
    summary: 'Change any part of the settings of the person who is signed in',
    notes: 'What is absent stays. A rev that is no longer the latest is refused.',
    envelope: ['general', 'info', 'notification', 'preferences'],
    input: AccountUpdate,
    answer: AccountSettings,
    refusals: [404, 409],
    needs: ['people'],
    handle(store, { input, user }) {
      const self = getSelf(store, user);
      if (!self) return unknown('user');
      const before = getStored(store, self);
      const { general } = input;
      const refusal =
        refuseStale({ id: self.id, ...toSettings(self, before) }, input.rev) ??
        checkTaken(store, general ?? {}, self.id);
      if (refusal) return refusal;
      const person = general ? store.table(peopleKey).put(mergePerson(self, general)) : self;
      const settings = mergeSettings(before, input, person.email !== self.email);
      return ok(toSettings(person, store.table(settingsKey).put(settings)));
    },
  }),
  answerCall(confirmEmail, {
    summary: 'Confirm the address of the person who is signed in: the demo takes the click on the link for granted',
    answer: AccountSettings,
    refusals: [404],
    handle(store, { user }) {
      const self = getSelf(store, user);
      if (!self) return unknown('user');
      const settings = { ...getStored(store, self), isEmailConfirmed: true };
      return ok(toSettings(self, store.table(settingsKey).put(settings)));
    },
  }),
  answerCall(changePassword, {
    summary: 'Change the password of the person who is signed in',
    notes: 'A wrong old password is 400 with the code wrongPassword.',
    input: PasswordChange,
    answer: Done,
    refusals: [400, 404],
    async handle(store, { input: { oldPassword, newPassword }, user }) {
      const self = getSelf(store, user);
      if (!self) return unknown('user');
      if (!(await store.credentials.isPassword(self.id, oldPassword))) {
        return refuseField('oldPassword', 'This is not your password.', 'wrongPassword');
      }
      await store.credentials.setPassword(self.id, newPassword);
      return done();
    },
  }),
]);
