import { Download, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Icon, IconButton, Page } from 'shared/ui';
import { PrintingProvider } from '../../state/printing';
import { PeriodProvider } from '../../state/shownPeriod';
import { usePeriod } from '../../state/usePeriod';
import { usePrint } from '../../state/usePrint';
import { PeriodBar } from '../Period/PeriodBar';
import { useDaysExport } from './useDaysExport';

interface Props {
  title: string;
  children: ReactNode;
}

/** A page of cards that all show the period in the URL. */
export function DashboardPage({ title, children }: Props) {
  const { t } = useTranslation('dashboards');
  const [period, change] = usePeriod();
  const { isPrinting, print } = usePrint();
  const [exportDays, isExporting] = useDaysExport(period);
  return (
    <PeriodProvider value={period}>
      <Page
        title={title}
        actions={
          <>
            <IconButton label={t('page.print')} icon={Printer} onClick={print} />
            <Button icon={<Icon of={Download} />} loading={isExporting} onClick={() => void exportDays()}>
              {t('page.export')}
            </Button>
          </>
        }
      >
        <PeriodBar period={period} onChange={change} />
        <PrintingProvider value={isPrinting}>{children}</PrintingProvider>
      </Page>
    </PeriodProvider>
  );
}
