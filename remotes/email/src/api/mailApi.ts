import type { AnswerOf } from '@atrium/contract';
import { createAppApi, request } from '@atrium/sdk';
import { calls } from './calls';
import { emailsPerPage, type MailView, viewParams } from './mailView';
import { readableMail, readableMessage } from './readableMail';
import type { EmailDraft, EmailSummaryList } from './schemas';

export interface MailPageQuery extends MailView {
  page: number;
}

export interface MailQuery extends MailView {
  id: number;
}

const readableList = (list: EmailSummaryList): EmailSummaryList => ({
  ...list,
  emails: list.emails.map(readableMessage),
});

export const mailApi = createAppApi('email')
  .enhanceEndpoints({ addTagTypes: ['MailList', 'Mail'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getMailPage: build.query<EmailSummaryList, MailPageQuery>({
        query: ({ page, ...view }) =>
          request(calls.getEmails, { ...viewParams(view), page, perPage: emailsPerPage, summary: '1' }),
        transformResponse: readableList,
        providesTags: ['MailList'],
      }),
      /** A fingerprint that changes with new messages: the newest one, the total and the unread counts. */
      pollForMail: build.query<string, void>({
        query: () => request(calls.getEmails, { page: 1, perPage: 1, summary: '1' }, { isBackground: true }),
        transformResponse: ({ emails, total, emailsMeta }: EmailSummaryList) =>
          [emails[0]?.id, emails[0]?.rev, total, ...Object.values(emailsMeta)].join(),
      }),
      getLatestEmails: build.query<EmailSummaryList, number>({
        query: (perPage) => request(calls.getEmails, { page: 1, perPage, summary: '1' }),
        transformResponse: readableList,
        providesTags: ['MailList'],
      }),
      getMail: build.query<AnswerOf<typeof calls.getEmail>, MailQuery>({
        query: ({ id, ...view }) => request(calls.getEmail, { id, ...viewParams(view) }),
        transformResponse: (mail: AnswerOf<typeof calls.getEmail>) => readableMail(mail),
        providesTags: (_, __, { id }) => [{ type: 'Mail', id }],
      }),
      getNeighbour: build.query<AnswerOf<typeof calls.getNeighbour>, MailQuery & { dir: 'previous' | 'next' }>({
        query: ({ id, dir, ...view }) => request(calls.getNeighbour, { emailId: id, dir, ...viewParams(view) }),
        transformResponse: (mail: AnswerOf<typeof calls.getNeighbour>) => readableMail(mail),
      }),
      getRecipients: build.query<AnswerOf<typeof calls.getRecipients>, string>({
        query: (q) => request(calls.getRecipients, { q }),
      }),
      saveDraft: build.mutation<AnswerOf<typeof calls.saveDraft>, EmailDraft>({
        query: (draft) => request(calls.saveDraft, draft),
        invalidatesTags: ['MailList'],
      }),
    }),
  });

export const { useGetMailPageQuery, useGetLatestEmailsQuery, useGetMailQuery, useGetRecipientsQuery } = mailApi;
