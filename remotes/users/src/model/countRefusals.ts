import type { UserRefusalReason, UsersChanged } from '../api/schemas';

/** How many users of many were refused for each reason. */
export function countRefusals(refused: UsersChanged['refused']): { reason: UserRefusalReason; count: number }[] {
  const counts = new Map<UserRefusalReason, number>();
  for (const { reason } of refused) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].map(([reason, count]) => ({ reason, count }));
}
