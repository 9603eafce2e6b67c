import type { UserRole } from '@atrium/contract';
import type { ContentAction, ContentItem } from '../api/schemas';

export interface Actor {
  id: number;
  role: UserRole;
}

const editors: readonly UserRole[] = ['admin', 'maintainer', 'editor'];
const writers: readonly UserRole[] = [...editors, 'author'];

const ownActions: readonly ContentAction[] = ['submit', 'withdraw', 'edit', 'discard', 'archive', 'restore'];

export const mayReadDrafts = ({ role }: Actor): boolean => writers.includes(role);

export const isEditor = ({ role }: Actor): boolean => editors.includes(role);

export function mayDo(action: ContentAction, item: Pick<ContentItem, 'authorId'>, actor: Actor): boolean {
  if (isEditor(actor)) return true;
  return actor.role === 'author' && ownActions.includes(action) && item.authorId === actor.id;
}
