import type { AnswerOf, InputOf } from '@atrium/contract';
import { request } from '@atrium/sdk';
import { calls } from './calls';
import { contentApi } from './contentApi';

const bundlesApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    getBundles: build.query<AnswerOf<typeof calls.getBundles>, InputOf<typeof calls.getBundles>>({
      query: (query) => request(calls.getBundles, query),
      providesTags: ['Item'],
    }),
    getBundle: build.query<AnswerOf<typeof calls.getBundle>, number>({
      query: (id) => request(calls.getBundle, { id }),
      providesTags: ['Item'],
    }),
    addBundle: build.mutation<AnswerOf<typeof calls.addBundle>, InputOf<typeof calls.addBundle>>({
      query: (bundle) => request(calls.addBundle, bundle),
      invalidatesTags: ['Item'],
    }),
    updateBundle: build.mutation<AnswerOf<typeof calls.updateBundle>, InputOf<typeof calls.updateBundle>>({
      query: (change) => request(calls.updateBundle, change),
      invalidatesTags: ['Item'],
    }),
    stepBundle: build.mutation<AnswerOf<typeof calls.stepBundle>, InputOf<typeof calls.stepBundle>>({
      query: (step) => request(calls.stepBundle, step),
      invalidatesTags: ['Item'],
    }),
    deleteBundle: build.mutation<AnswerOf<typeof calls.deleteBundle>, InputOf<typeof calls.deleteBundle>>({
      query: (bundle) => request(calls.deleteBundle, bundle),
      invalidatesTags: ['Item'],
    }),
  }),
});

export const {
  useGetBundlesQuery,
  useLazyGetBundlesQuery,
  useGetBundleQuery,
  useAddBundleMutation,
  useUpdateBundleMutation,
  useStepBundleMutation,
  useDeleteBundleMutation,
} = bundlesApi;
