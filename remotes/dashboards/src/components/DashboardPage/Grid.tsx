import { whenIdle } from '@atrium/sdk';
import { Card } from '@atrium/ui';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { PeriodProvider, useShownPeriod } from '../../state/shownPeriod';
import { useIsPrinting } from '../../state/usePrint';
import { NearScreen, useIsNear } from '../NearScreen';
import styles from './Grid.module.css';

/** Far from the screen a new period is shown once all that is near has been drawn. */
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

/** Cards beside and under each other, over twelve columns. */
export const Grid = ({ children }: { children: ReactNode }) => (
  <Room>
    <div className={styles.grid}>{children}</div>
  </Room>
);

/** The room of a page, whose width says how its content lies; on the way to paper as wide as that. */
export const Room = ({ children }: { children: ReactNode }) => (
  <div className={styles.space} data-printing={useIsPrinting() || undefined}>
    {children}
  </div>
);

interface CellProps {
  /** Of the twelve columns. */
  span?: 3 | 4 | 5 | 6 | 7 | 8 | 12;
  /** As much as its card needs, so that nothing moves when that has loaded. */
  size?: 'tile' | 's' | 'm' | 'l';
  /** The same on a phone, where it is a card of few rows. */
  phone?: 's' | 'm' | 'l';
  children: ReactNode;
}

/** The place of one card. What is far from the screen costs nothing. */
export const Cell = ({ span = 4, size = 'm', phone, children }: CellProps) => (
  <div className={styles.cell} data-span={span} data-size={size} data-phone={phone}>
    <NearScreen waiting={<Card>{null}</Card>}>
      <PeriodTransition>{children}</PeriodTransition>
    </NearScreen>
  </div>
);

/** Two cards under each other in one place; the second takes what room there is. */
export const Stack = ({ children }: { children: ReactNode }) => <div className={styles.stack}>{children}</div>;

/** Two small cards beside each other. */
export const Pair = ({ children }: { children: ReactNode }) => <div className={styles.pair}>{children}</div>;
