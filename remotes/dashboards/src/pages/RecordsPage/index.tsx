import { Tabs } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { DashboardPage } from '../../components/DashboardPage/DashboardPage';
import { DayList } from './DayList';
import { SaleList } from './SaleList';

/** What is behind the numbers of a period: each sale, and each day. */
export default function RecordsPage() {
  const { t } = useTranslation('dashboards');
  const [search, setSearch] = useSearchParams();
  const view = search.get('view') === 'days' ? 'days' : 'sales';
  const show = (wanted: string) =>
    setSearch((current) => {
      const next = new URLSearchParams(current);
      if (wanted === 'days') next.set('view', 'days');
      else {
        next.delete('view');
        next.delete('segment');
      }
      return next;
    });
  return (
    <DashboardPage title={t('records.title')}>
      <Tabs
        label={t('records.title')}
        activeKey={view}
        onChange={show}
        items={[
          { key: 'sales', label: t('records.sales'), children: <SaleList /> },
          { key: 'days', label: t('records.days'), children: <DayList /> },
        ]}
      />
    </DashboardPage>
  );
}
