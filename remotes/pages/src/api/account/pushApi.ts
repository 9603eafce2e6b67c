import type { AnswerOf } from '@atrium/contract';
import { type NewPushDevice, pushCalls } from '@atrium/core/api/push';
import { request } from '@atrium/sdk';
import { pagesApi } from '../pagesApi';

/** Browsers that notifications go to belong to the core; this app names and removes them for the person. */
const pushApi = pagesApi.enhanceEndpoints({ addTagTypes: ['Push'] }).injectEndpoints({
  endpoints: (build) => ({
    getPushDevices: build.query<AnswerOf<typeof pushCalls.getDevices>, void>({
      query: () => request(pushCalls.getDevices),
      providesTags: ['Push'],
    }),
    getPushKey: build.mutation<AnswerOf<typeof pushCalls.getKey>, void>({ query: () => request(pushCalls.getKey) }),
    addPushDevice: build.mutation<unknown, NewPushDevice>({
      query: (device) => request(pushCalls.addDevice, device),
      invalidatesTags: ['Push'],
    }),
    removePushDevice: build.mutation<unknown, string>({
      query: (id) => request(pushCalls.removeDevice, { id }),
      invalidatesTags: ['Push'],
    }),
  }),
});

export const { useGetPushDevicesQuery, useGetPushKeyMutation, useAddPushDeviceMutation, useRemovePushDeviceMutation } =
  pushApi;
