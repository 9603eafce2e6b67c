import type { ParseKeys } from 'i18next';
import type { UserRejectionReason, UsersChanged } from '../api/schemas';

/** Number of rejected users per reason. */
export function countRejections(refused: UsersChanged['refused']): { reason: UserRejectionReason; count: number }[] {
  const counts = new Map<UserRejectionReason, number>();
  for (const { reason } of refused) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].map(([reason, count]) => ({ reason, count }));
}

/** Why the API refuses a change of users, and what a person reads then. */
const keys = new Map<string, ParseKeys<'users'>>([
  ['own-account', 'refusal.ownAccount'],
  ['own-role', 'form.ownRole'],
  ['own-status', 'form.ownStatus'],
  ['role-above', 'refusal.roleAbove'],
  ['above-you', 'refusal.aboveYou'],
  ['admin-role', 'roles.adminText'],
  ['role-above-you', 'refusal.roleAboveYou'],
  ['gives-more', 'refusal.givesMore'],
  ['own-lockout', 'refusal.ownLockout'],
  ['no-role', 'refusal.noRole'],
  ['role-taken', 'refusal.roleTaken'],
  ['built-in-role', 'refusal.builtInRole'],
  ['role-in-use', 'refusal.roleInUse'],
  ['not-pending', 'refusal.notPending'],
  ['last-admin', 'refusal.lastAdmin'],
  ['admins-only', 'refusal.adminsOnly'],
  ['tooManyLinks', 'refusal.tooManyLinks'],
  ['email-taken', 'refusal.emailTaken'],
  ['username-taken', 'refusal.usernameTaken'],
  ['last-admin-deleted', 'refusal.lastAdminDeleted'],
]);

/** The key of the sentence for a refusal's code; undefined for a code that says nothing to this app. */
export const rejectionKey = (code: string): ParseKeys<'users'> | undefined => keys.get(code);
