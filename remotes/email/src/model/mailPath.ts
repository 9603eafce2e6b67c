import type { ListFolder, MailView } from '../api/mailView';
import type { EmailLabel } from '../api/schemas';

export const emailLabels: readonly EmailLabel[] = ['company', 'important', 'private', 'personal'];

const listFolders: readonly ListFolder[] = [
  'inbox',
  'starred',
  'snoozed',
  'sent',
  'scheduled',
  'draft',
  'archive',
  'spam',
  'trash',
  'all',
];

export const isListFolder = (value: string): value is ListFolder => listFolders.some((folder) => folder === value);
const isLabel = (value: string): value is EmailLabel => emailLabels.some((label) => label === value);

/** Parses `/apps/email[/:folder][/label/:label]`. @returns null for other paths */
export function parseMailPath(pathname: string): Omit<MailView, 'q'> | null {
  const [folder, ...rest] = pathname.split('/').filter(Boolean).slice(2);
  if (folder === undefined) return { folder: 'inbox' };
  if (folder === 'label') return rest.length === 1 ? withLabel('all', rest[0]) : null;
  if (!isListFolder(folder)) return null;
  if (rest.length === 0) return { folder };
  return rest.length === 2 && rest[0] === 'label' ? withLabel(folder, rest[1]) : null;
}

const withLabel = (folder: ListFolder, label: string | undefined) =>
  label !== undefined && isLabel(label) ? { folder, label } : null;

/** Path of a list; inverse of `parseMailPath`. */
export function mailPath({ folder, label }: Omit<MailView, 'q'>): string {
  if (!label) return folder === 'inbox' ? '/apps/email' : `/apps/email/${folder}`;
  return folder === 'all' ? `/apps/email/label/${label}` : `/apps/email/${folder}/label/${label}`;
}

export function mailAddress(view: MailView, id?: number): string {
  const params = new URLSearchParams({ ...(view.q && { q: view.q }), ...(id && { mail: String(id) }) });
  return params.size > 0 ? `${mailPath(view)}?${params}` : mailPath(view);
}
