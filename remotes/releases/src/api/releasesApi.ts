import type { AnswerOf, InputOf, Registry } from '@atrium/contract';
import { createAppApi, request } from '@atrium/sdk';
import { calls, type Figures, type ReleaseError } from './calls';
import { readRegistry } from './readRegistry';

export const releasesApi = createAppApi('releases')
  .enhanceEndpoints({ addTagTypes: ['Registry', 'Figures'] })
  .injectEndpoints({
    endpoints: (build) => ({
      /** Null where the page has none, as where an app is started alone. */
      getRegistry: build.query<Registry | null, void>({
        query: () => request(calls.getRegistry, {}),
        transformResponse: readRegistry,
        providesTags: ['Registry'],
      }),
      getFigures: build.query<Figures, void>({
        query: () => request(calls.getFigures, {}),
        providesTags: ['Figures'],
      }),
      getErrors: build.query<ReleaseError[], InputOf<typeof calls.getErrors>>({
        query: (release) => request(calls.getErrors, release),
        transformResponse: ({ errors }: AnswerOf<typeof calls.getErrors>) => errors,
        providesTags: ['Figures'],
      }),
      changeRelease: build.mutation<AnswerOf<typeof calls.change>, InputOf<typeof calls.change>>({
        query: (change) => request(calls.change, change),
        // Also after a rejection: most often somebody else was first.
        invalidatesTags: ['Registry', 'Figures'],
      }),
    }),
  });

export const { useGetRegistryQuery, useGetFiguresQuery, useGetErrorsQuery, useChangeReleaseMutation } = releasesApi;
