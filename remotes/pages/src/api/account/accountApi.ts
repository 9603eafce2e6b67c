import type { AnswerOf } from 'shared/contract';
import { request } from 'shared/runtime';
import { pagesApi } from '../pagesApi';
import { accountCalls } from './calls';
import type { AccountUpdate, PasswordChange } from './schemas';

type Settings = AnswerOf<typeof accountCalls.getAccount>;

const readApi = pagesApi.enhanceEndpoints({ addTagTypes: ['Account'] }).injectEndpoints({
  endpoints: (build) => ({
    getAccount: build.query<Settings, void>({
      query: () => request(accountCalls.getAccount),
      providesTags: ['Account'],
    }),
  }),
});

/** The settings of the person who is signed in. */
export const accountApi = readApi.injectEndpoints({
  endpoints: (build) => ({
    updateAccount: build.mutation<Settings, AccountUpdate>({
      query: (update) => request(accountCalls.updateAccount, update),
      invalidatesTags: ['Account'],
      onQueryStarted: (_, { dispatch, queryFulfilled }) =>
        // The next save begins with the new `rev`, also when it comes before the settings are fetched again.
        queryFulfilled.then(
          ({ data }) => void dispatch(readApi.util.updateQueryData('getAccount', undefined, () => data)),
          () => undefined,
        ),
    }),
    confirmEmail: build.mutation<Settings, void>({
      query: () => request(accountCalls.confirmEmail),
      invalidatesTags: ['Account'],
    }),
    changePassword: build.mutation<unknown, PasswordChange>({
      query: (change) => request(accountCalls.changePassword, change),
    }),
  }),
});

export const { useGetAccountQuery } = readApi;
export const { useUpdateAccountMutation, useConfirmEmailMutation, useChangePasswordMutation } = accountApi;
