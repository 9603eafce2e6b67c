import type { EmailFolder, EmailLabel } from './schemas';

/** The subject of a list: a folder, everything starred, scheduled messages, or (with a label or a search) all but the trash. */
export type ListFolder = EmailFolder | 'starred' | 'scheduled' | 'all';

/** A list, and the search within it. */
export interface MailView {
  folder: ListFolder;
  label?: EmailLabel | undefined;
  q: string;
}

export const emailsPerPage = 50;

/** The view as calls of the API name it. */
export const viewParams = ({ folder, label, q }: MailView) => ({
  folder: folder === 'all' ? '' : folder,
  label,
  q: q || undefined,
});

export const isSameView = (one: MailView, other: MailView): boolean =>
  one.folder === other.folder && one.label === other.label && one.q === other.q;
