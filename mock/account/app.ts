import {
  AccountSettings,
  AccountUpdate,
  call,
  Done,
  type MockApp,
  type MockStore,
  PasswordChange,
  type User,
} from 'shared/api';
import { hashPassword, isPassword } from '../auth/password';
import { credentialsKey } from '../auth/tables';
import { done, ok, refuseField, unknown } from '../core/answer';
import { checkTaken } from '../users/identity';
import { mergeUser } from '../users/merge';
import { usersKey } from '../users/tables';
import { getSettings, getStored } from './settings';
import { settingsKey } from './tables';

/** Whoever bears the token; the first user without one. */
const getSelf = (store: MockStore, user: User | null) => store.table(usersKey).get(user?.id ?? 1);

export const accountApp: MockApp = {
  id: 'account',
  subject: 'Account',
  tables: [settingsKey],
  seed: async () => (await import(/* webpackChunkName: "mock-account" */ '../seed/account.json')).default,
  calls: [
    call({
      method: 'GET',
      path: '/account-setting/data',
      summary: "One's own settings",
      answer: AccountSettings,
      refusals: [404],
      handle(store, { user }) {
        const self = getSelf(store, user);
        return self ? ok(getSettings(store, self)) : unknown('user');
      },
    }),
    call({
      method: 'POST',
      path: '/account-setting/data',
      summary: "Change any part of one's settings",
      input: AccountUpdate,
      answer: AccountSettings,
      refusals: [404],
      needs: ['users'],
      handle(store, { input, user }) {
        const self = getSelf(store, user);
        if (!self) return unknown('user');
        const refusal = checkTaken(store, input.general ?? {}, self.id);
        if (refusal) return refusal;
        const before = getStored(store, self);
        const changed = mergeUser(self, input.general ?? {});
        store.table(usersKey).put(changed);
        store.table(settingsKey).put({
          ...before,
          isEmailConfirmed: before.isEmailConfirmed && changed.email === self.email,
          info: {
            ...before.info,
            ...input.info,
            dob: input.info?.dob === undefined ? before.info.dob : input.info.dob,
          },
          social: {
            socialLinks: { ...before.social.socialLinks, ...input.social?.socialLinks },
            connections: { ...before.social.connections, ...input.social?.connections },
          },
          notification: { ...before.notification, ...input.notification },
          preferences: { ...before.preferences, ...input.preferences },
        });
        return ok(getSettings(store, changed));
      },
    }),
    call({
      method: 'POST',
      path: '/account-setting/confirm-email',
      summary: "Confirm one's address: the demo takes the click on the link for granted",
      answer: AccountSettings,
      refusals: [404],
      handle(store, { user }) {
        const self = getSelf(store, user);
        if (!self) return unknown('user');
        store.table(settingsKey).put({ ...getStored(store, self), isEmailConfirmed: true });
        return ok(getSettings(store, self));
      },
    }),
    call({
      method: 'POST',
      path: '/account-setting/password',
      summary: "Change one's password",
      input: PasswordChange,
      answer: Done,
      refusals: [400, 404],
      async handle(store, { input: { oldPassword, newPassword }, user }) {
        const self = getSelf(store, user);
        if (!self) return unknown('user');
        const credential = store.table(credentialsKey).get(self.id);
        if (!credential || !(await isPassword(oldPassword, credential))) {
          return refuseField('oldPassword', 'This is not your password.');
        }
        store.table(credentialsKey).put({ id: self.id, ...(await hashPassword(newPassword)) });
        return done();
      },
    }),
  ],
};
