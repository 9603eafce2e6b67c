import type { AnswerOf, InputOf } from '@atrium/contract';
import { request } from '@atrium/sdk';
import { contentApi } from './contentApi';
import { sectionCalls } from './sectionCalls';

const redirectsApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    getRedirects: build.query<AnswerOf<typeof sectionCalls.getRedirects>, InputOf<typeof sectionCalls.getRedirects>>({
      query: (query) => request(sectionCalls.getRedirects, query),
      providesTags: ['Item'],
    }),
    addRedirect: build.mutation<AnswerOf<typeof sectionCalls.addRedirect>, InputOf<typeof sectionCalls.addRedirect>>({
      query: (redirect) => request(sectionCalls.addRedirect, redirect),
      invalidatesTags: ['Item'],
    }),
    deleteRedirect: build.mutation<AnswerOf<typeof sectionCalls.deleteRedirect>, string>({
      query: (slug) => request(sectionCalls.deleteRedirect, { slug }),
      invalidatesTags: ['Item'],
    }),
  }),
});

export const { useGetRedirectsQuery, useLazyGetRedirectsQuery, useAddRedirectMutation, useDeleteRedirectMutation } =
  redirectsApi;
