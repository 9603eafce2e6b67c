export interface Destination {
  pathname: string;
  search: string;
  hash: string;
}

/** Back or Forward, a new entry of the history, or another in place of the one on top. */
export type Action = 'POP' | 'PUSH' | 'REPLACE';

/** A navigation that waits for the person's answer. */
export interface BlockedNavigation {
  proceed(): void;
}

interface LeaveGuard {
  shouldBlock(next: Destination, action: Action): boolean;
  onBlocked(navigation: BlockedNavigation): void;
}

const guards = new Set<LeaveGuard>();

/** Asks a guard before every navigation, until the returned function is called. */
export function addLeaveGuard(guard: LeaveGuard): () => void {
  guards.add(guard);
  return () => guards.delete(guard);
}

/** The guard that wants to ask the person before the page is left for `next`. */
export const blockingGuard = (next: Destination, action: Action): LeaveGuard | undefined =>
  [...guards].find(({ shouldBlock }) => shouldBlock(next, action));
