import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { addLeaveGuard, type BlockedNavigation, type Destination } from './leaveGuards';

interface Asked {
  currentLocation: Destination;
  nextLocation: Destination;
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
  const blocks = useRef<(next: Destination) => boolean>(() => false);
  const isLeaving = useRef(false);

  useEffect(() => {
    blocks.current = (nextLocation) =>
      typeof shouldBlock === 'function' ? shouldBlock({ currentLocation, nextLocation }) : shouldBlock;
  });

  useEffect(
    () =>
      addLeaveGuard({
        shouldBlock: (next) => !isLeaving.current && blocks.current(next),
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
