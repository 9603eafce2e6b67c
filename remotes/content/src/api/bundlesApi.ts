import type { AnswerOf, InputOf } from '@atrium/contract';
import { request } from '@atrium/sdk';
import { contentApi } from './contentApi';
import { sectionCalls } from './sectionCalls';

const bundlesApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    getBundles: build.query<AnswerOf<typeof sectionCalls.getBundles>, InputOf<typeof sectionCalls.getBundles>>({
      query: (query) => request(sectionCalls.getBundles, query),
      providesTags: ['Item'],
    }),
    getBundle: build.query<AnswerOf<typeof sectionCalls.getBundle>, number>({
      query: (id) => request(sectionCalls.getBundle, { id }),
      providesTags: ['Item'],
    }),
    addBundle: build.mutation<AnswerOf<typeof sectionCalls.addBundle>, InputOf<typeof sectionCalls.addBundle>>({
      query: (bundle) => request(sectionCalls.addBundle, bundle),
      invalidatesTags: ['Item'],
    }),
    updateBundle: build.mutation<AnswerOf<typeof sectionCalls.updateBundle>, InputOf<typeof sectionCalls.updateBundle>>(
      {
        query: (change) => request(sectionCalls.updateBundle, change),
        invalidatesTags: ['Item'],
      },
    ),
    stepBundle: build.mutation<AnswerOf<typeof sectionCalls.stepBundle>, InputOf<typeof sectionCalls.stepBundle>>({
      query: (step) => request(sectionCalls.stepBundle, step),
      invalidatesTags: ['Item'],
    }),
    deleteBundle: build.mutation<AnswerOf<typeof sectionCalls.deleteBundle>, InputOf<typeof sectionCalls.deleteBundle>>(
      {
        query: (bundle) => request(sectionCalls.deleteBundle, bundle),
        invalidatesTags: ['Item'],
      },
    ),
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
