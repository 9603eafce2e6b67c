import type { ParseKeys } from 'i18next';
import type { UserRejectionReason, UsersChanged } from '../api/schemas';

export function countRejections(refused: UsersChanged['refused']): { reason: UserRejectionReason; count: number }[] {
  const counts = new Map<UserRejectionReason, number>();
  for (const { reason } of refused) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].map(([reason, count]) => ({ reason, count }));
}

const keys = new Map<string, ParseKeys<'users'>>([
  ['own-account', 'rejection.ownAccount'],
  ['own-role', 'form.ownRole'],
  ['own-status', 'form.ownStatus'],
  ['role-above', 'rejection.roleAbove'],
  ['above-you', 'rejection.aboveYou'],
  ['admin-role', 'roles.adminText'],
  ['role-above-you', 'rejection.roleAboveYou'],
  ['gives-more', 'rejection.givesMore'],
  ['own-lockout', 'rejection.ownLockout'],
  ['no-role', 'rejection.noRole'],
  ['no-birthday', 'form.birthdayWrong'],
  ['role-taken', 'rejection.roleTaken'],
  ['built-in-role', 'rejection.builtInRole'],
  ['role-in-use', 'rejection.roleInUse'],
  ['not-pending', 'rejection.notPending'],
  ['last-admin', 'rejection.lastAdmin'],
  ['admins-only', 'rejection.adminsOnly'],
  ['tooManyLinks', 'rejection.tooManyLinks'],
  ['email-taken', 'rejection.emailTaken'],
  ['username-taken', 'rejection.usernameTaken'],
  ['last-admin-deleted', 'rejection.lastAdminDeleted'],
]);

/** Text key of a rejection code; undefined for unknown codes. */
export const rejectionKey = (code: string): ParseKeys<'users'> | undefined => keys.get(code);
