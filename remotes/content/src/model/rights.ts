import type { AppManifest, Grant, UserRole } from '@atrium/contract';
import type { ContentAction, ContentItem } from '../api/schemas';

const grant = (role: string, actions: string, subject: string): Grant[] =>
  actions.split(' ').map((action) => ({ role, action, subject }));

export const access = {
  subjects: ['Content', 'ContentComment', 'Channel', 'Project', 'Billing', 'Audit', 'Blog', 'ContentType'],
  rights: [
    { subject: 'Content', label: 'rights.Content', owner: 'authorId' },
    { subject: 'ContentComment', label: 'rights.ContentComment' },
    { subject: 'Channel', label: 'rights.Channel' },
    { subject: 'Project', label: 'rights.Project' },
    { subject: 'Billing', label: 'rights.Billing' },
    { subject: 'Audit', label: 'rights.Audit' },
    { subject: 'Blog', label: 'rights.Blog' },
    // Nobody but admins and maintainers has it at first.
    { subject: 'ContentType', label: 'rights.ContentType' },
  ],
  grants: [
    ...['Content', 'ContentComment', 'Channel', 'Project'].flatMap((subject) => grant('editor', 'manage', subject)),
    ...grant('author', 'read create update delete', 'Content'),
    ...grant('author', 'read create update', 'ContentComment'),
    ...grant('author', 'read', 'Channel'),
    ...grant('author', 'read', 'Project'),
    ...grant('subscriber', 'read', 'Content'),
    // Everything else is allowed, but payments are for admins.
    { role: 'maintainer', action: 'update', subject: 'Billing', inverted: true },
    ...grant('editor', 'manage', 'Blog'),
    ...grant('author', 'read create update', 'Blog'),
    ...grant('subscriber', 'read', 'Blog'),
  ],
} satisfies Partial<AppManifest>;

export interface Actor {
  id: number;
  role: UserRole;
}

export const editors: readonly UserRole[] = ['admin', 'maintainer', 'editor'];
export const writers: readonly UserRole[] = [...editors, 'author'];

const ownActions: readonly ContentAction[] = ['submit', 'withdraw', 'edit', 'discard', 'archive', 'restore'];

export const mayReadDrafts = ({ role }: Actor): boolean => writers.includes(role);

export const isEditor = ({ role }: Actor): boolean => editors.includes(role);

/** The house glossary holds for everybody who writes. */
export const mayKeepGlossary = ({ role }: Actor): boolean => role === 'admin' || role === 'maintainer';

/** Those who write add to the library, and change what they have added. */
export const mayChangeAsset = ({ authorId }: { authorId: number }, actor: Actor): boolean =>
  isEditor(actor) || (mayReadDrafts(actor) && authorId === actor.id);

/** Writers may suggest changes of whatever they may not change themselves. */
export const maySuggest = ({ status }: Pick<ContentItem, 'status'>, actor: Actor): boolean =>
  mayReadDrafts(actor) && status !== 'archived';

export function mayDo(action: ContentAction, item: Pick<ContentItem, 'authorId'>, actor: Actor): boolean {
  if (isEditor(actor)) return true;
  return actor.role === 'author' && ownActions.includes(action) && item.authorId === actor.id;
}
