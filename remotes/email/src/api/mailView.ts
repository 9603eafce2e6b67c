import type { EmailFolder, EmailLabel } from './schemas';

/** Scope of a list: a folder, starred, scheduled, or (with a label or a search) everything except the trash. */
export type ListFolder = EmailFolder | 'starred' | 'scheduled' | 'all';

export interface MailView {
  folder: ListFolder;
  label?: EmailLabel | undefined;
  q: string;
}

export const emailsPerPage = 50;

export const viewParams = ({ folder, label, q }: MailView) => ({
  folder: folder === 'all' ? '' : folder,
  label,
  q: q || undefined,
});

export const isSameView = (one: MailView, other: MailView): boolean =>
  one.folder === other.folder && one.label === other.label && one.q === other.q;
