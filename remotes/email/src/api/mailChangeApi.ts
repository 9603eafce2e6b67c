import type { EmailLabel } from 'shared/api';
import { type MailChange, toggleLabel } from '../model/mailChange';
import { changeListsAtOnce } from './changeListsAtOnce';
import { mailApi } from './mailApi';

interface MailUpdate {
  ids: number[];
  change: MailChange;
}

interface LabelToggle {
  ids: number[];
  label: EmailLabel;
}

/** Puts the calls that change mails into the shared api: seen at once in every list, and taken back when refused. */
export const mailChangeApi = mailApi.injectEndpoints({
  endpoints: (build) => ({
    updateMails: build.mutation<unknown, MailUpdate>({
      query: ({ ids, change }) => ({
        url: '/apps/email/update-emails',
        method: 'POST',
        data: { emailIds: ids, dataToUpdate: change },
      }),
      onQueryStarted: ({ ids, change }, call) => changeListsAtOnce(call, ids, (mail) => ({ ...mail, ...change })),
      invalidatesTags: (_, __, { ids }) => changedTags(ids),
    }),
    toggleMailLabel: build.mutation<unknown, LabelToggle>({
      query: ({ ids, label }) => ({
        url: '/apps/email/update-emails-label',
        method: 'POST',
        data: { emailIds: ids, label },
      }),
      onQueryStarted: ({ ids, label }, call) => changeListsAtOnce(call, ids, (mail) => toggleLabel(mail, label)),
      invalidatesTags: (_, __, { ids }) => changedTags(ids),
    }),
    deleteMails: build.mutation<unknown, number[]>({
      query: (emailIds) => ({ url: '/apps/email/delete-emails', method: 'POST', data: { emailIds } }),
      onQueryStarted: (ids, call) => changeListsAtOnce(call, ids, () => null),
      invalidatesTags: ['MailList'],
    }),
    restoreMails: build.mutation<unknown, number[]>({
      query: (ids) => ({ url: '/apps/restore', method: 'POST', data: { kind: 'email', ids } }),
      invalidatesTags: (_, __, ids) => changedTags(ids),
    }),
  }),
});

/** So many mails at once that naming each would cost more than asking again for what is open. */
const many = 100;

const changedTags = (ids: readonly number[]) => [
  'MailList' as const,
  ...(ids.length > many ? ['Mail' as const] : ids.map((id) => ({ type: 'Mail' as const, id }))),
];
