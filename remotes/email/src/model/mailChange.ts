import type { MailView } from '../api/mailView';
import type { Email, EmailFolder, EmailLabel } from '../api/schemas';
import { folderOf, readQuery } from './mailQuery';
import { isScheduled } from './sending';

/** The fields that a list can change. */
export type MailState = Pick<
  Email,
  'id' | 'folder' | 'isRead' | 'isStarred' | 'labels' | 'sendAt' | 'isSending' | 'snoozedUntil'
>;

export type MailChange = Partial<Pick<MailState, 'folder' | 'isRead' | 'isStarred' | 'snoozedUntil'>>;

/** Is a message in a list? Of a search, only the folder that it names is considered. */
export const belongsTo = ({ folder, label, q }: MailView, mail: MailState): boolean =>
  (folderOf(readQuery(q)) !== undefined || isInFolder(folder, mail)) &&
  (label === undefined || mail.labels.includes(label));

function isInFolder(folder: MailView['folder'], mail: MailState): boolean {
  if (folder === 'all') return mail.folder !== 'trash';
  if (folder === 'starred') return mail.isStarred && mail.folder !== 'trash';
  if (folder === 'scheduled') return isScheduled(mail);
  return mail.folder === folder && !isScheduled(mail);
}

export const toggleLabel = <Mail extends MailState>(mail: Mail, label: EmailLabel): Mail => ({
  ...mail,
  labels: mail.labels.includes(label) ? mail.labels.filter((own) => own !== label) : [...mail.labels, label],
});

/** Putting a label on some emails takes it from all when each has it; else it goes onto those that lack it. */
export function labelTargets(emails: readonly MailState[], label: EmailLabel): MailState[] {
  const lacking = emails.filter((mail) => !mail.labels.includes(label));
  return lacking.length > 0 ? lacking : [...emails];
}

/** Emails by the folder they are in: what Undo of a move puts them back to. */
export function groupByFolder(emails: readonly MailState[]): [EmailFolder, number[]][] {
  const groups = new Map<EmailFolder, number[]>();
  for (const { id, folder } of emails) groups.set(folder, [...(groups.get(folder) ?? []), id]);
  return [...groups];
}

/** Deleting in these folders is final, except for Undo. */
export const isDeletedForGood = ({ folder }: Pick<MailState, 'folder'>): boolean =>
  folder === 'trash' || folder === 'draft';
