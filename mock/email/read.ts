import {
  type Email,
  EmailInContext,
  EmailList,
  EmailLookup,
  EmailNeighbourQuery,
  EmailQuery,
  type EmailSummary,
  EmailSummaryList,
  type EmailsMeta,
  type MockCall,
  type MockStore,
} from 'shared/api';
import * as z from 'zod/mini';
import { ok, unknown } from '../core/answer';
import { call } from '../core/call';
import { getPage } from '../core/list';
import { toText } from '../core/text';
import { emailsKey } from './tables';
import { listAround, listEmails } from './view';

const defaultPerPage = 25;
const previewLength = 140;

const getMeta = (store: MockStore): EmailsMeta => {
  const meta = { inbox: 0, draft: 0, spam: 0 };
  for (const { folder, isRead } of store.table(emailsKey).all()) {
    if (folder === 'draft' || ((folder === 'inbox' || folder === 'spam') && !isRead)) meta[folder] += 1;
  }
  return meta;
};

/** A list carries no uploaded bytes: an attachment that is one opens from the mail itself. */
const withoutBytes = (url: string) => (url.startsWith('data:') ? '' : url);

function toSummary({ message, replies, attachments, ...email }: Email): EmailSummary {
  return {
    ...email,
    attachments: attachments.map((attachment) => ({ ...attachment, url: withoutBytes(attachment.url) })),
    preview: toText(replies.at(-1)?.message ?? message).slice(0, previewLength),
  };
}

function toContext(list: readonly Email[], email: Email): EmailInContext {
  const index = list.indexOf(email);
  return { ...email, hasPreviousMail: index < list.length - 1, hasNextMail: index > 0 };
}

export const readCalls: MockCall[] = [
  call({
    method: 'GET',
    path: '/apps/email/emails',
    summary: 'The mails of a folder, newest first; with page or perPage one page and the total',
    input: EmailQuery,
    answer: z.union([EmailList, EmailSummaryList]),
    handle(store, { input }) {
      const found = listEmails(store, input);
      const isPaged = Boolean(input.page || input.perPage);
      const shown = isPaged ? getPage(found, input, defaultPerPage) : found;
      const emails = input.summary === '1' ? { emails: shown.map(toSummary) } : { emails: shown };
      return ok({ ...emails, emailsMeta: getMeta(store), ...(isPaged && { total: found.length }) });
    },
  }),
  call({
    method: 'GET',
    path: '/apps/email/get-email',
    summary: 'One mail, and whether it has an older (previous) and a newer (next) neighbour',
    input: EmailLookup,
    answer: EmailInContext,
    refusals: [404],
    handle(store, { input }) {
      const email = store.table(emailsKey).get(input.id);
      return email ? ok(toContext(listAround(store, email, input), email)) : unknown('mail');
    },
  }),
  call({
    method: 'GET',
    path: '/apps/email/paginate-email',
    summary: 'The older (previous) or newer (next) neighbour of a mail; 404 at either end',
    input: EmailNeighbourQuery,
    answer: EmailInContext,
    refusals: [404],
    handle(store, { input }) {
      const email = store.table(emailsKey).get(input.emailId);
      if (!email) return unknown('mail');
      const list = listAround(store, email, input);
      const neighbour = list[list.indexOf(email) + (input.dir === 'previous' ? 1 : -1)];
      if (!neighbour) return unknown('mail');
      return ok(toContext(listAround(store, neighbour, input), neighbour));
    },
  }),
];
