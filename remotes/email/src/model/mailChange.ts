import type { MailView } from '../api/mailView';
import type { Email, EmailFolder, EmailLabel } from '../api/schemas';
import { folderOf, readQuery } from './mailQuery';
import { isScheduled } from './sending';

export type MailState = Pick<
  Email,
  'id' | 'folder' | 'isRead' | 'isStarred' | 'labels' | 'sendAt' | 'isSending' | 'snoozedUntil'
>;

export type MailChange = Partial<Pick<MailState, 'folder' | 'isRead' | 'isStarred' | 'snoozedUntil'>>;

/** True if a message belongs in a list. Of a search, only its folder is considered. */
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

/** Toggles a label: removed if all emails have it, else added to those that lack it. */
export function labelTargets(emails: readonly MailState[], label: EmailLabel): MailState[] {
  const lacking = emails.filter((mail) => !mail.labels.includes(label));
  return lacking.length > 0 ? lacking : [...emails];
}

export function groupByFolder(emails: readonly MailState[]): [EmailFolder, number[]][] {
  const groups = new Map<EmailFolder, number[]>();
  for (const { id, folder } of emails) groups.set(folder, [...(groups.get(folder) ?? []), id]);
  return [...groups];
}

/** Folders in which deletion is permanent, except for Undo. */
export const isDeletedForGood = ({ folder }: Pick<MailState, 'folder'>): boolean =>
  folder === 'trash' || folder === 'draft';
