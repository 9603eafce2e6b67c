import {
  answerCall,
  type BackendStore,
  cutText,
  isFileReference,
  loadReferences,
  ok,
  oneOf,
  readList,
  toWholeText,
  unknown,
  z,
} from '@atrium/backend';
import { calls } from '../api/calls';
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
} from '../api/schemas';
import { findNeighbour, inView, toContext } from './mailSearch';
import { emailsTable, newestFirst } from './tables';

const defaultPerPage = 25;
const previewLength = 140;

/** Markup that a preview is computed from: a list does not wait for megabytes. */
const previewSource = 20_000;

async function getMeta(store: BackendStore): Promise<EmailsMeta> {
  const isCounted = oneOf('badge', ['inbox', 'draft', 'spam']);
  const counts = await store.table(emailsTable).groupBy('badge', isCounted).count();
  const countOf = (badge: keyof EmailsMeta) => counts.get(badge) ?? 0;
  return { inbox: countOf('inbox'), draft: countOf('draft'), spam: countOf('spam') };
}

/** Lists contain no uploaded files: such attachments open from the email itself. */
const withoutBytes = (url: string) => (url.startsWith('data:') || isFileReference(url) ? '' : url);

async function toSummary({ message, replies, attachments, ...email }: Email): Promise<EmailSummary> {
  const text = await toWholeText(replies.at(-1)?.message ?? message, previewSource);
  return {
    ...email,
    attachments: attachments.map((attachment) => ({ ...attachment, url: withoutBytes(attachment.url) })),
    preview: cutText(text, previewLength),
  };
}

/** The original template's "Next" goes down the list: it requests the older email. */
const contextLegacyView = ({ hasPreviousMail, hasNextMail, ...email }: EmailInContext) => ({
  ...email,
  hasPreviousMail: hasNextMail,
  hasNextMail: hasPreviousMail,
});

export const readCalls = [
  answerCall(calls.getEmails, {
    summary: 'The emails of a folder, newest first; with page or perPage one page and the total',
    notes:
      'An absent folder is the inbox, an empty one all but the trash, starred what is starred and not in the trash, scheduled the drafts that are sent later (which draft leaves out), an unknown one is empty. Folder and label both hold. q holds words in any order that subject, people, file names or text contain, "words beside each other", -what is not wanted, and from: to: subject: has:attachment is:unread is:starred label: in: before: after: larger:, where in: is looked into in place of the folder. emailsMeta ignores all filters: unread in inbox, all drafts, unread in spam. With summary=1 an email has a preview in place of message and replies.',
    input: EmailQuery,
    answer: z.union([EmailList, EmailSummaryList]),
    async handle(store, { input }) {
      // What a search goes through is read with all references.
      if (input.q) await loadReferences();
      const isPaged = typeof (input.page ?? input.perPage) === 'number' || store.account !== undefined;
      const list = { where: inView(input, store.now()), orderBy: newestFirst };
      const [{ rows, total }, emailsMeta] = await Promise.all([
        readList(store, store.table(emailsTable), list, input, defaultPerPage),
        getMeta(store),
      ]);
      const emails = input.summary === '1' ? { emails: await Promise.all(rows.map(toSummary)) } : { emails: rows };
      return ok({ ...emails, emailsMeta, ...(isPaged && { total }) });
    },
  }),
  answerCall(calls.getEmail, {
    summary: 'One email, and whether it has an older (previous) and a newer (next) neighbour',
    notes: 'Neighbours are looked for among all emails, or where folder, label or q is given in that list.',
    input: EmailLookup,
    answer: EmailInContext,
    legacyView: contextLegacyView,
    rejections: [404],
    async handle(store, { input }) {
      const email = await store.table(emailsTable).get(input.id);
      return email ? ok(await toContext(store, email, input)) : unknown('mail');
    },
  }),
  answerCall(calls.getNeighbour, {
    summary: 'The older (previous) or newer (next) neighbour of an email; 404 at either end',
    input: EmailNeighbourQuery,
    answer: EmailInContext,
    legacyView: contextLegacyView,
    rejections: [404],
    async handle(store, { input }) {
      const email = await store.table(emailsTable).get(input.emailId);
      const neighbour = email && (await findNeighbour(store, email, input, input.dir));
      return neighbour ? ok(await toContext(store, neighbour, input)) : unknown('mail');
    },
  }),
];
