import { type ReactNode, useEffect, useState } from 'react';
import type { Release } from 'shared/contract';
import { Spinner } from 'shared/ui';
import { timings } from '../common/timings';
import styles from './AppBoundary.module.css';
import { LoadError } from './loading/LoadError';

interface Props {
  release: Release;
  children?: ReactNode;
}

/** What is shown in place of a page, or a slot, while its code loads; after all patience it becomes a fault. */
export function WaitingPage({ release, children = <Waiting /> }: Props) {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), timings.patience);
    return () => clearTimeout(timer);
  }, []);
  if (isOver) throw new LoadError('stuck', release.entry);
  return children;
}

const Waiting = () => (
  <div data-waiting className={styles.waiting}>
    <Spinner isFull />
  </div>
);
