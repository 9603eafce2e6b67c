import type { Done } from '@atrium/backend';
import { defineCall } from '@atrium/contract';
import type { Brand } from './organisation/brandingSchemas';
import type * as api from './schemas';

/** Sign-in; it needs no token. */
export const signInCalls = {
  login: defineCall<api.Credentials, api.SessionTokens>({ method: 'POST', path: '/jwt/login' }),
  register: defineCall<api.Registration, api.RegistrationAnswer>({ method: 'POST', path: '/jwt/register' }),
  refreshToken: defineCall<api.RefreshRequest, api.SessionTokens>({ method: 'POST', path: '/jwt/refresh-token' }),
  forgotPassword: defineCall<api.ForgotPassword, Done>({ method: 'POST', path: '/jwt/forgot-password' }),
  resetPassword: defineCall<api.ResetPassword, Done>({ method: 'POST', path: '/jwt/reset-password' }),
};

/** Proves an address by the link that was mailed to it. Since 3.0. */
export const confirmAddressCall = defineCall<api.AddressToken, api.AddressConfirmed>({
  method: 'POST',
  path: '/jwt/confirm-address',
});

/** Ends a session: its tokens open and refresh nothing any more. */
export const signOutCall = defineCall<api.RefreshRequest, Done>({ method: 'POST', path: '/jwt/sign-out' });

/** Sign-in by what an identity provider says of a person. */
export const enterByProviderCall = defineCall<api.EnterByProvider, api.SessionTokens>({
  method: 'POST',
  path: '/jwt/provider',
});

/** Connects an account with an identity at the provider, by a link that was mailed to the account. */
export const linkIdentityCall = defineCall<api.LinkIdentity, Done>({ method: 'POST', path: '/jwt/link' });

/** Calls of the shell, open to every app. */
export const coreCalls = {
  /** How the product looks: it needs no token. */
  getBrand: defineCall<undefined, Brand>({ method: 'GET', path: '/api/branding' }),
  getCounts: defineCall<undefined, api.Counts>({ method: 'GET', path: '/apps/counts' }),
  restore: defineCall<api.RestoreRequest, api.Restored>({ method: 'POST', path: '/apps/restore' }),
  getBookmarks: defineCall<undefined, api.Bookmarks>({ method: 'GET', path: '/api/bookmarks/data' }),
  toggleBookmark: defineCall<{ id: number | string }, Done>({ method: 'POST', path: '/api/bookmarks/update' }),
  reorderBookmarks: defineCall<{ ids: (number | string)[] }, Done>({ method: 'POST', path: '/api/bookmarks/reorder' }),
  getNotifications: defineCall<undefined, api.NotificationList>({ method: 'GET', path: '/api/notifications' }),
  readNotifications: defineCall<api.NotificationsRead, Done>({ method: 'POST', path: '/api/notifications/read' }),
  setNotifications: defineCall<api.NotificationSettings, api.NotificationSettingsAnswer>({
    method: 'POST',
    path: '/api/notifications/settings',
  }),
  storeFile: defineCall<api.FileToStore, api.FileAnswer>({ method: 'POST', path: '/api/files' }),
  notifyWish: defineCall<api.NotifyRequest, Done>({ method: 'POST', path: '/misc/notify' }),
  getPeople: defineCall<api.PeopleQuery, api.Colleague[]>({ method: 'GET', path: '/api/people' }),
  search: defineCall<api.SearchQuery, api.SearchAnswer>({ method: 'GET', path: '/api/main-search/data' }),
};

/** Runs the jobs that are due; pages of the demo ask for it. */
export const runDueCall = defineCall<undefined, Done>({ method: 'POST', path: '/apps/due' });

/** Sample data for tables and fields that complete what is typed. */
export const sampleCalls = {
  getAutocomplete: defineCall<undefined, api.Autocomplete>({ method: 'GET', path: '/api/autocomplete/data' }),
  getEmployees: defineCall<undefined, api.Employee[]>({ method: 'GET', path: '/api/datatables/initial-data' }),
  getEmployeePage: defineCall<api.EmployeeQuery, api.EmployeePage>({ method: 'GET', path: '/api/datatables/data' }),
};
