import { useSession } from '@atrium/sdk';
import { Button, EmptyState, Icon, IconButton, Page } from '@atrium/ui';
import { Check, Printer, SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PrintingProvider } from '../../state/printing';
import { useOverview } from '../../state/useOverview';
import { usePrint } from '../../state/usePrint';
import { NewMenu } from './NewMenu';
import { Today } from './Today';
import { useGreeting } from './useGreeting';
import { WaitingGrid } from './WaitingGrid';
import { WidgetGrid } from './WidgetGrid';

// Most visits change nothing.
const ArrangeGrid = lazy(() => import('./ArrangeGrid'));

/** What a day begins with: widgets of all apps, as the person has arranged them. */
export default function OverviewPage() {
  const { t } = useTranslation('dashboards');
  const { user } = useSession();
  const [isArranging, setArranging] = useState(false);
  const { isPrinting, print } = usePrint();
  const overview = useOverview();
  const { shown } = overview;
  return (
    <Page
      title={t('overview.title')}
      heading={useGreeting(user?.fullName)}
      lead={<Today />}
      actions={
        <>
          {!isArranging && <IconButton label={t('page.print')} icon={Printer} onClick={print} />}
          <Button
            type={isArranging ? 'primary' : 'text'}
            icon={<Icon of={isArranging ? Check : SlidersHorizontal} />}
            aria-pressed={isArranging}
            onClick={() => setArranging(!isArranging)}
          >
            {t(isArranging ? 'arrange.done' : 'arrange.start')}
          </Button>
          {!isArranging && <NewMenu />}
        </>
      }
    >
      {shown === undefined && <WaitingGrid />}
      {shown && isArranging && (
        <Suspense fallback={<WidgetGrid widgets={shown} />}>
          <ArrangeGrid overview={overview} shown={shown} />
        </Suspense>
      )}
      {shown && !isArranging && (
        <PrintingProvider value={isPrinting}>
          <WidgetGrid widgets={shown} />
        </PrintingProvider>
      )}
      {shown?.length === 0 && !isArranging && (
        <EmptyState
          picture="document"
          title={t('arrange.empty')}
          text={t('arrange.emptyText')}
          action={<Button onClick={() => setArranging(true)}>{t('arrange.start')}</Button>}
        />
      )}
    </Page>
  );
}
