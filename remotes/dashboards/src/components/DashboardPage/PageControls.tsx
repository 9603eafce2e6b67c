import { Button, Icon, IconButton } from '@atrium/ui';
import { Download, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CompareMenu } from '../Period/CompareMenu';
import { OwnRange } from '../Period/OwnRange';
import { PeriodSegments } from '../Period/PeriodSegments';
import { ViewMenu } from '../Period/ViewMenu';
import type { PageActions } from './usePageActions';

/** All that can be done with a page of cards, in one row. */
export function PageControls({ period, change, print, exportDays, isExporting }: PageActions) {
  const { t } = useTranslation('dashboards');
  return (
    <>
      <PeriodSegments period={period} onChange={change} />
      <OwnRange period={period} onChange={change} />
      <CompareMenu comparison={period.comparison} onChange={(comparison) => change({ comparison })} />
      <ViewMenu />
      <IconButton label={t('page.print')} icon={Printer} onClick={print} />
      <Button icon={<Icon of={Download} />} loading={isExporting} onClick={exportDays}>
        {t('page.export')}
      </Button>
    </>
  );
}
