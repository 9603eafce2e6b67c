import { optimistically, request, restoreRequest } from '@atrium/sdk';
import { calls } from '../api/calls';
import { mailApi } from '../api/mailApi';
import type { EmailLabel } from '../api/schemas';
import { type MailChange, toggleLabel } from '../model/mailChange';
import { patchEmails } from './patchEmails';

interface MailUpdate {
  ids: number[];
  change: MailChange;
}

interface LabelToggle {
  ids: number[];
  label: EmailLabel;
}

/** Optimistic changes of emails, in every list; rolled back on failure. */
export const mailChangeApi = mailApi.injectEndpoints({
  endpoints: (build) => ({
    updateEmails: build.mutation<unknown, MailUpdate>({
      query: ({ ids, change }) => request(calls.updateEmails, { emailIds: ids, dataToUpdate: change }),
      onQueryStarted: ({ ids, change }, call) =>
        optimistically(
          call,
          patchEmails(call.getState(), ids, (mail) => ({ ...mail, ...change })),
        ),
      invalidatesTags: (_, __, { ids }) => changedTags(ids),
    }),
    toggleMailLabel: build.mutation<unknown, LabelToggle>({
      query: ({ ids, label }) => request(calls.toggleLabel, { emailIds: ids, label }),
      onQueryStarted: ({ ids, label }, call) =>
        optimistically(
          call,
          patchEmails(call.getState(), ids, (mail) => toggleLabel(mail, label)),
        ),
      invalidatesTags: (_, __, { ids }) => changedTags(ids),
    }),
    deleteEmails: build.mutation<unknown, number[]>({
      query: (emailIds) => request(calls.deleteEmails, { emailIds }),
      onQueryStarted: (ids, call) =>
        optimistically(
          call,
          patchEmails(call.getState(), ids, () => null),
        ),
      invalidatesTags: ['MailList'],
    }),
    restoreEmails: build.mutation<unknown, number[]>({
      query: (ids) => restoreRequest('email', ids),
      invalidatesTags: (_, __, ids) => changedTags(ids),
    }),
  }),
});

/** From this number on, refetching is cheaper than invalidating each email. */
const many = 100;

const changedTags = (ids: readonly number[]) => [
  'MailList' as const,
  ...(ids.length > many ? ['Mail' as const] : ids.map((id) => ({ type: 'Mail' as const, id }))),
];
