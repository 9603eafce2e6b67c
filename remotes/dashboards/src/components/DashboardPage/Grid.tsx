import { whenIdle } from '@atrium/sdk';
import { Card } from '@atrium/ui';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { PeriodProvider, useShownPeriod } from '../../state/shownPeriod';
import { useIsPrinting } from '../../state/usePrint';
import { NearScreen, useIsNear } from '../NearScreen';
import styles from './Grid.module.css';

/** Distant cards switch to a new period after the near ones. */
export function PeriodTransition({ children }: { children: ReactNode }) {
  const asked = useShownPeriod();
  const isNear = useIsNear();
  const [rendered, setRendered] = useState(asked);
  if (isNear && rendered !== asked) setRendered(asked);
  useEffect(() => {
    if (rendered !== asked) return whenIdle(() => startTransition(() => setRendered(asked)));
  }, [rendered, asked]);
  return <PeriodProvider value={isNear ? asked : rendered}>{children}</PeriodProvider>;
}

export const Grid = ({ children }: { children: ReactNode }) => (
  <Room>
    <div className={styles.grid}>{children}</div>
  </Room>
);

/** Container whose width determines the layout; in paper width before printing. */
export const Room = ({ children }: { children: ReactNode }) => (
  <div className={styles.space} data-printing={useIsPrinting() || undefined}>
    {children}
  </div>
);

interface CellProps {
  /** Of the twelve columns. */
  span?: 3 | 4 | 5 | 6 | 7 | 8 | 12;
  /** Reserved height, so that nothing moves when the card has loaded. */
  size?: 'tile' | 's' | 'm' | 'l';
  /** Size on a phone, for cards of few rows. */
  phone?: 's' | 'm' | 'l';
  children: ReactNode;
}

/** Place of a card. Distant ones cost nothing. */
export const Cell = ({ span = 4, size = 'm', phone, children }: CellProps) => (
  <div className={styles.cell} data-span={span} data-size={size} data-phone={phone}>
    <NearScreen waiting={<Card>{null}</Card>}>
      <PeriodTransition>{children}</PeriodTransition>
    </NearScreen>
  </div>
);

/** Two cards stacked in one place; the second takes the remaining height. */
export const Stack = ({ children }: { children: ReactNode }) => <div className={styles.stack}>{children}</div>;

export const Pair = ({ children }: { children: ReactNode }) => <div className={styles.pair}>{children}</div>;
