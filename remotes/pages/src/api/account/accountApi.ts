import type { AnswerOf } from '@atrium/contract';
import { request } from '@atrium/sdk';
import { pagesApi } from '../pagesApi';
import { accountCalls } from './calls';
import type { AccountDeletion, AccountUpdate, NewApiToken, PasswordChange } from './schemas';

type Settings = AnswerOf<typeof accountCalls.getAccount>;
type Codes = AnswerOf<typeof accountCalls.confirmTwoStep>;

const readApi = pagesApi
  .enhanceEndpoints({ addTagTypes: ['Account', 'ApiTokens', 'Sessions', 'TwoStep'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getAccount: build.query<Settings, void>({
        query: () => request(accountCalls.getAccount),
        providesTags: ['Account'],
      }),
      getSessions: build.query<AnswerOf<typeof accountCalls.getSessions>, void>({
        query: () => request(accountCalls.getSessions),
        providesTags: ['Sessions'],
      }),
      getApiTokens: build.query<AnswerOf<typeof accountCalls.getApiTokens>, void>({
        query: () => request(accountCalls.getApiTokens),
        providesTags: ['ApiTokens'],
      }),
      getTwoStep: build.query<AnswerOf<typeof accountCalls.getTwoStep>, void>({
        query: () => request(accountCalls.getTwoStep),
        providesTags: ['TwoStep'],
      }),
    }),
  });

const accountApi = readApi.injectEndpoints({
  endpoints: (build) => ({
    updateAccount: build.mutation<Settings, AccountUpdate>({
      query: (update) => request(accountCalls.updateAccount, update),
      invalidatesTags: ['Account'],
      onQueryStarted: (_, { dispatch, queryFulfilled }) =>
        // Further saves start with the new `rev`, before the settings are refetched.
        queryFulfilled.then(
          ({ data }) => void dispatch(readApi.util.updateQueryData('getAccount', undefined, () => data)),
          () => undefined,
        ),
    }),
    sendEmailLink: build.mutation<Settings, void>({
      query: () => request(accountCalls.sendEmailLink),
      invalidatesTags: ['Account'],
    }),
    cancelEmail: build.mutation<Settings, void>({
      query: () => request(accountCalls.cancelEmail),
      invalidatesTags: ['Account'],
    }),
    changePassword: build.mutation<unknown, PasswordChange>({
      query: (change) => request(accountCalls.changePassword, change),
      invalidatesTags: ['Sessions'],
    }),
    makeApiToken: build.mutation<AnswerOf<typeof accountCalls.makeApiToken>, NewApiToken>({
      query: (token) => request(accountCalls.makeApiToken, token),
      invalidatesTags: ['ApiTokens'],
    }),
    revokeApiToken: build.mutation<unknown, string>({
      query: (id) => request(accountCalls.revokeApiToken, { id }),
      invalidatesTags: ['ApiTokens'],
    }),
    endSession: build.mutation<unknown, string>({
      query: (id) => request(accountCalls.endSessions, { id }),
      invalidatesTags: ['Sessions'],
    }),
    endOtherSessions: build.mutation<unknown, void>({
      query: () => request(accountCalls.endSessions, {}),
      invalidatesTags: ['Sessions'],
    }),
    beginTwoStep: build.mutation<AnswerOf<typeof accountCalls.beginTwoStep>, void>({
      query: () => request(accountCalls.beginTwoStep),
    }),
    confirmTwoStep: build.mutation<Codes, string>({
      query: (code) => request(accountCalls.confirmTwoStep, { code }),
      invalidatesTags: (codes) => (codes ? ['TwoStep'] : []),
    }),
    renewRecoveryCodes: build.mutation<Codes, string>({
      query: (password) => request(accountCalls.renewRecoveryCodes, { password }),
      invalidatesTags: ['TwoStep'],
    }),
    endTwoStep: build.mutation<unknown, string>({
      query: (password) => request(accountCalls.endTwoStep, { password }),
      invalidatesTags: ['TwoStep'],
    }),
    deleteAccount: build.mutation<unknown, AccountDeletion>({
      query: (deletion) => request(accountCalls.deleteAccount, deletion),
    }),
  }),
});

export const {
  useGetAccountQuery,
  useLazyGetAccountQuery,
  useGetApiTokensQuery,
  useGetSessionsQuery,
  useGetTwoStepQuery,
} = readApi;
export const {
  useUpdateAccountMutation,
  useSendEmailLinkMutation,
  useCancelEmailMutation,
  useChangePasswordMutation,
  useMakeApiTokenMutation,
  useRevokeApiTokenMutation,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
  useBeginTwoStepMutation,
  useConfirmTwoStepMutation,
  useRenewRecoveryCodesMutation,
  useEndTwoStepMutation,
  useDeleteAccountMutation,
} = accountApi;
