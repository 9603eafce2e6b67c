import { defineTable, desc, type Row, toPlainText } from '@atrium/backend';
import type { Email, EmailsMeta } from '../api/schemas';
import { dueTimeOf, isScheduled } from '../model/sending';
import { momentOf } from '../model/snooze';
import { messagesOf, recipientsOf, searchedTextsOf, sendersOf } from './searchedTexts';

/** File in the global search; it links to the emails of its sender. */
export interface FoundFile extends Row {
  id: number;
  title: string;
  by: string;
  /** Bytes. */
  size: number;
  icon: string;
}

/** The folder as lists have it: scheduled drafts are in one of their own. */
const listOf = (mail: Email): string => (isScheduled(mail) ? 'scheduled' : mail.folder);

function badgeOf(mail: Email): keyof EmailsMeta | null {
  const { folder, isRead } = mail;
  if (folder === 'inbox' || folder === 'spam') return isRead ? null : folder;
  return listOf(mail) === 'draft' ? 'draft' : null;
}

const sizeOf = (mail: Email): number =>
  messagesOf(mail).reduce(
    (sum, { message, attachments }) => attachments.reduce((all, { size }) => all + size, sum + message.length),
    0,
  );

export const emailsTable = defineTable<Email>()({
  name: 'emails',
  isRevised: true,
  isPersonal: true,
  columns: { folder: 'text', labels: 'texts', isRead: 'boolean', isStarred: 'boolean', time: 'moment' },
  derived: {
    list: ['text', listOf],
    moment: ['moment', momentOf],
    /** The count that it adds one to. */
    badge: ['text', badgeOf],
    dueAt: ['number', dueTimeOf],
    hasAttachment: ['boolean', (mail) => messagesOf(mail).some(({ attachments }) => attachments.length > 0)],
    size: ['number', sizeOf],
    subjects: ['texts', ({ subject }) => [toPlainText(subject)]],
    senders: ['texts', sendersOf],
    recipients: ['texts', recipientsOf],
  },
  indexes: [
    ['list', '-moment', '-id'],
    ['isStarred', '-moment', '-id'],
    ['-moment', '-id'],
    ['badge'],
    ['dueAt', 'id'],
  ],
  search: searchedTextsOf,
});
export type EmailColumn = NonNullable<(typeof emailsTable)['column']>;

export const newestFirst = [desc<EmailColumn>('moment'), desc<EmailColumn>('id')];

export const foundFilesTable = defineTable<FoundFile>()({
  name: 'foundFiles',
  isPersonal: true,
  search: ({ title, by }) => [title, by],
});
