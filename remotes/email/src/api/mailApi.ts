import type {
  Email,
  EmailAnswer,
  EmailDraft,
  EmailInContext,
  EmailSummaryList,
  EmailToSend,
  FileAnswer,
  FileToStore,
  Recipient,
} from 'shared/api';
import { createAppApi } from 'shared/runtime';
import { mailsPerPage } from '../model/mailPages';
import { type MailView, viewParams } from '../model/mailView';

export interface MailPageQuery extends MailView {
  page: number;
}

export interface MailQuery extends MailView {
  id: number;
}

const emails = '/apps/email';

/** Puts the calls of mail into the shared api. */
export const mailApi = createAppApi('email')
  .enhanceEndpoints({ addTagTypes: ['MailList', 'Mail'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getMailPage: build.query<EmailSummaryList, MailPageQuery>({
        query: ({ page, ...view }) => ({
          url: `${emails}/emails`,
          params: { ...viewParams(view), page, perPage: mailsPerPage, summary: '1' },
        }),
        providesTags: ['MailList'],
      }),
      getMail: build.query<EmailInContext, MailQuery>({
        query: ({ id, ...view }) => ({ url: `${emails}/get-email`, params: { id, ...viewParams(view) } }),
        providesTags: (_, __, { id }) => [{ type: 'Mail', id }],
      }),
      getNeighbour: build.query<Email, MailQuery & { dir: 'previous' | 'next' }>({
        query: ({ id, dir, ...view }) => ({
          url: `${emails}/paginate-email`,
          params: { emailId: id, dir, ...viewParams(view) },
        }),
      }),
      getRecipients: build.query<Recipient[], string>({
        query: (q) => ({ url: `${emails}/recipients`, params: { q } }),
      }),
      saveDraft: build.mutation<EmailAnswer, EmailDraft>({
        query: (data) => ({ url: `${emails}/save-draft`, method: 'POST', data }),
        invalidatesTags: ['MailList'],
      }),
      sendMail: build.mutation<EmailAnswer, EmailToSend>({
        query: (data) => ({ url: `${emails}/send-email`, method: 'POST', data }),
        invalidatesTags: ['MailList', 'Mail'],
      }),
      storeFile: build.mutation<FileAnswer, FileToStore>({
        query: (data) => ({ url: '/api/files', method: 'POST', data }),
      }),
    }),
  });

export const {
  useGetMailPageQuery,
  useGetMailQuery,
  useGetRecipientsQuery,
  useSaveDraftMutation,
  useSendMailMutation,
  useStoreFileMutation,
} = mailApi;
