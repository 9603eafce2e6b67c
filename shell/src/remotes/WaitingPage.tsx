import { type ReactNode, useEffect, useState } from 'react';
import type { Release } from 'shared/contract';
import { Spinner } from 'shared/ui';
import { LoadError } from '../loading/LoadError';

/** Longer than all tries of a load together: whoever waits until then waits for something that will not come. */
const patienceMs = 11_000;

interface Props {
  release: Release;
  children?: ReactNode;
}

/** What stands in for a page, or a slot, while its code comes; after all patience it becomes a fault. */
export function WaitingPage({ release, children = <Spinner /> }: Props) {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  if (isOver) throw new LoadError('stuck', release.entry);
  return children;
}
