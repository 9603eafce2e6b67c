import { Page, useIsNarrow, useIsWide } from '@atrium/ui';
import type { ReactNode } from 'react';
import { PrintingProvider } from '../../state/printing';
import { PeriodProvider } from '../../state/shownPeriod';
import { PeriodDates } from '../Period/PeriodDates';
import { PeriodSegments } from '../Period/PeriodSegments';
import styles from './DashboardPage.module.css';
import { PageControls } from './PageControls';
import { PageOptions } from './PageOptions';
import { usePageActions } from './usePageActions';

interface Props {
  title: string;
  children: ReactNode;
}

/**
 * A page of cards that all show the period in the URL. Its head is one row; where there is no room for that, what is used
 * least is in a menu, and on a phone the periods are under the title, as wide as the page.
 */
export function DashboardPage({ title, children }: Props) {
  const actions = usePageActions();
  const { period, change, isPrinting } = actions;
  const [isWide, isNarrow] = [useIsWide(), useIsNarrow()];
  const dates = <PeriodDates period={period} />;
  return (
    <PeriodProvider value={period}>
      <Page
        title={title}
        {...(!isNarrow && { lead: dates })}
        actions={
          isWide ? (
            <PageControls {...actions} />
          ) : (
            <>
              {!isNarrow && <PeriodSegments period={period} onChange={change} />}
              <PageOptions {...actions} />
            </>
          )
        }
      >
        {isNarrow && (
          <div className={styles.periods}>
            <PeriodSegments period={period} onChange={change} isBlock />
            {dates}
          </div>
        )}
        <PrintingProvider value={isPrinting}>{children}</PrintingProvider>
      </Page>
    </PeriodProvider>
  );
}
