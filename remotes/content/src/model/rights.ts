import type { UserRole } from '@atrium/contract';
import type { ContentAction, ContentItem } from '../api/schemas';

/** Who does something. */
export interface Actor {
  id: number;
  role: UserRole;
}

const editors: readonly UserRole[] = ['admin', 'maintainer', 'editor'];
const writers: readonly UserRole[] = [...editors, 'author'];

/** What an author may do, and only with what is their own. */
const ownActions: readonly ContentAction[] = ['submit', 'withdraw', 'edit', 'discard', 'archive', 'restore'];

/** May they read what is not live? */
export const mayReadDrafts = ({ role }: Actor): boolean => writers.includes(role);

/** May they review, schedule and publish? */
export const isEditor = ({ role }: Actor): boolean => editors.includes(role);

/** Whether the role allows an action at all, and for authors with this very item. */
export function mayDo(action: ContentAction, item: Pick<ContentItem, 'authorId'>, actor: Actor): boolean {
  if (isEditor(actor)) return true;
  return actor.role === 'author' && ownActions.includes(action) && item.authorId === actor.id;
}
