import type { AnswerOf, InputOf } from '@atrium/contract';
import { request } from '@atrium/sdk';
import { calls } from './calls';
import { contentApi } from './contentApi';

const redirectsApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    getRedirects: build.query<AnswerOf<typeof calls.getRedirects>, InputOf<typeof calls.getRedirects>>({
      query: (query) => request(calls.getRedirects, query),
      providesTags: ['Item'],
    }),
    addRedirect: build.mutation<AnswerOf<typeof calls.addRedirect>, InputOf<typeof calls.addRedirect>>({
      query: (redirect) => request(calls.addRedirect, redirect),
      invalidatesTags: ['Item'],
    }),
    deleteRedirect: build.mutation<AnswerOf<typeof calls.deleteRedirect>, string>({
      query: (slug) => request(calls.deleteRedirect, { slug }),
      invalidatesTags: ['Item'],
    }),
  }),
});

export const { useGetRedirectsQuery, useLazyGetRedirectsQuery, useAddRedirectMutation, useDeleteRedirectMutation } =
  redirectsApi;
