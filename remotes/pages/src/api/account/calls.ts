import type { Done } from 'shared/backend';
import { defineCall } from 'shared/contract';
import type { AccountSettings, AccountUpdate, PasswordChange } from './schemas';

/** The calls about the settings of the person who is signed in. */
export const accountCalls = {
  getAccount: defineCall<undefined, AccountSettings>({ method: 'GET', path: '/account-setting/data' }),
  updateAccount: defineCall<AccountUpdate, AccountSettings>({ method: 'POST', path: '/account-setting/data' }),
  confirmEmail: defineCall<undefined, AccountSettings>({ method: 'POST', path: '/account-setting/confirm-email' }),
  changePassword: defineCall<PasswordChange, Done>({ method: 'POST', path: '/account-setting/password' }),
};
