import { languages } from '@atrium/contract';
import { useFormat, weekStartOf } from '@atrium/ui';
import { QueryCard } from '@atrium/ui/widget';
import { useTranslation } from 'react-i18next';
import { dashboardsApi } from '../../api/dashboardsApi';
import { shiftDay } from '../../model/day';
import { ordersPath } from '../../model/recordsPath';
import { weekOf, weeksUpTo } from '../../model/week';
import { useToday } from '../../state/usePeriod';
import { Figure } from '../Figure';
import styles from './OrdersWeek.module.css';
import { WeekBars } from './WeekBars';
import widgetStyles from './Widgets.module.css';

export default function OrdersWeek() {
  const { t, i18n } = useTranslation('dashboards');
  const format = useFormat();
  const today = useToday();
  const range = weeksUpTo(today, weekStartOf(languages.find((one) => one === i18n.language) ?? 'en'));
  const query = dashboardsApi.useGetStatisticQuery({ name: 'orders', ...range, compare: 'none' });
  const week = { from: shiftDay(range.from, 7), to: today };
  const all = ordersPath({ key: 'own', range: week, comparison: 'none', before: null });
  return (
    <div className={widgetStyles.place}>
      <QueryCard title={t('cards.orders')} query={query} rows={3}>
        {({ series }) => {
          const { total, change, days } = weekOf(range, series[0]?.data ?? []);
          const value = format.number(total);
          return (
            <div className={styles.week}>
              <div className={styles.total}>
                <Figure to={all} label={t('tile.records', { label: t('cards.orders'), value })} isSmall>
                  {value}
                </Figure>
                <span className={styles.against}>{t('week.against', { change: format.signed(change) })}</span>
              </div>
              <WeekBars days={days} today={today} />
            </div>
          );
        }}
      </QueryCard>
    </div>
  );
}
