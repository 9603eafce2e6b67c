import type { AccountSettings, AccountUpdate, FileAnswer, FileToStore, PasswordChange } from 'shared/api';
import { pagesApi } from './pagesApi';

/** One's own settings. */
export const accountApi = pagesApi.enhanceEndpoints({ addTagTypes: ['Account'] }).injectEndpoints({
  endpoints: (build) => ({
    getAccount: build.query<AccountSettings, void>({
      query: () => ({ url: '/account-setting/data' }),
      providesTags: ['Account'],
    }),
    updateAccount: build.mutation<AccountSettings, AccountUpdate>({
      query: (data) => ({ url: '/account-setting/data', method: 'POST', data }),
      invalidatesTags: ['Account'],
    }),
    confirmEmail: build.mutation<AccountSettings, void>({
      query: () => ({ url: '/account-setting/confirm-email', method: 'POST' }),
      invalidatesTags: ['Account'],
    }),
    changePassword: build.mutation<unknown, PasswordChange>({
      query: (data) => ({ url: '/account-setting/password', method: 'POST', data }),
    }),
    storeFile: build.mutation<FileAnswer, FileToStore>({
      query: (data) => ({ url: '/api/files', method: 'POST', data }),
    }),
  }),
});

export const {
  useGetAccountQuery,
  useUpdateAccountMutation,
  useConfirmEmailMutation,
  useChangePasswordMutation,
  useStoreFileMutation,
} = accountApi;
