import type { AnswerOf } from '@atrium/contract';
import { request } from '@atrium/sdk';
import { calls } from './calls';
import { contentApi } from './contentApi';

const presenceApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    getPresence: build.query<AnswerOf<typeof calls.getPresence>, void>({
      query: () => request(calls.getPresence),
    }),
  }),
});

export const { useGetPresenceQuery } = presenceApi;
