import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

interface Destination {
  pathname: string;
  search: string;
  hash: string;
}

/** Back or Forward, a new entry of the history, or another in place of the one on top. */
type Action = 'POP' | 'PUSH' | 'REPLACE';

interface BlockedNavigation {
  proceed(): void;
}

interface LeaveGuard {
  shouldBlock(next: Destination, action: Action): boolean;
  onBlocked(navigation: BlockedNavigation): void;
}

const guards = new Set<LeaveGuard>();

function addLeaveGuard(guard: LeaveGuard): () => void {
  guards.add(guard);
  return () => guards.delete(guard);
}

/** The guard that wants to ask the person before the page is left for `next`. */
export const blockingGuard = (next: Destination, action: Action): LeaveGuard | undefined =>
  [...guards].find(({ shouldBlock }) => shouldBlock(next, action));

interface Asked {
  currentLocation: Destination;
  nextLocation: Destination;
  historyAction: Action;
}

interface Blocker {
  state: 'unblocked' | 'blocked';
  proceed?: () => void;
  reset?: () => void;
}

/** `useBlocker` of React Router, on the guards of `GuardedRouter`. */
export function useBlocker(shouldBlock: boolean | ((asked: Asked) => boolean)): Blocker {
  const currentLocation = useLocation();
  const [blocked, setBlocked] = useState<BlockedNavigation | null>(null);
  const blocks = useRef<(next: Destination, action: Action) => boolean>(() => false);
  const isLeaving = useRef(false);

  useEffect(() => {
    blocks.current = (nextLocation, historyAction) =>
      typeof shouldBlock === 'function' ? shouldBlock({ currentLocation, nextLocation, historyAction }) : shouldBlock;
  });

  // Still there after the person has left: it guards the next place too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each place once.
  useEffect(() => {
    isLeaving.current = false;
  }, [currentLocation]);

  useEffect(
    () =>
      addLeaveGuard({
        shouldBlock: (next, action) => !isLeaving.current && blocks.current(next, action),
        onBlocked: setBlocked,
      }),
    [],
  );

  if (!blocked) return { state: 'unblocked' };
  return {
    state: 'blocked',
    proceed() {
      isLeaving.current = true;
      setBlocked(null);
      blocked.proceed();
    },
    reset: () => setBlocked(null),
  };
}
