import type { Done } from '@atrium/backend';
import { defineCall } from '@atrium/contract';
import type * as api from './schemas';

export const accountCalls = {
  getAccount: defineCall<undefined, api.AccountSettings>({ method: 'GET', path: '/account-setting/data' }),
  updateAccount: defineCall<api.AccountUpdate, api.AccountSettings>({ method: 'POST', path: '/account-setting/data' }),
  sendEmailLink: defineCall<undefined, api.AccountSettings>({
    method: 'POST',
    path: '/account-setting/email/send-link',
  }),
  cancelEmail: defineCall<undefined, api.AccountSettings>({ method: 'POST', path: '/account-setting/email/cancel' }),
  changePassword: defineCall<api.PasswordChange, Done>({ method: 'POST', path: '/account-setting/password' }),
  getSessions: defineCall<undefined, api.AccountSessions>({ method: 'GET', path: '/account-setting/sessions' }),
  endSessions: defineCall<api.SessionsEnd, Done>({ method: 'POST', path: '/account-setting/sessions/end' }),
  getTwoStep: defineCall<undefined, api.TwoStep>({ method: 'GET', path: '/account-setting/two-step' }),
  beginTwoStep: defineCall<undefined, api.TwoStepKey>({ method: 'POST', path: '/account-setting/two-step/begin' }),
  confirmTwoStep: defineCall<api.TwoStepCode, api.RecoveryCodes>({
    method: 'POST',
    path: '/account-setting/two-step/confirm',
  }),
  renewRecoveryCodes: defineCall<api.OwnPassword, api.RecoveryCodes>({
    method: 'POST',
    path: '/account-setting/two-step/recovery-codes',
  }),
  endTwoStep: defineCall<api.OwnPassword, Done>({ method: 'POST', path: '/account-setting/two-step/end' }),
  getApiTokens: defineCall<undefined, api.ApiTokens>({ method: 'GET', path: '/account-setting/api-tokens' }),
  makeApiToken: defineCall<api.NewApiToken, api.ApiTokenMade>({ method: 'POST', path: '/account-setting/api-tokens' }),
  revokeApiToken: defineCall<api.ApiTokenId, Done>({ method: 'POST', path: '/account-setting/api-tokens/revoke' }),
  deleteAccount: defineCall<api.AccountDeletion, Done>({ method: 'POST', path: '/account-setting/delete' }),
};
