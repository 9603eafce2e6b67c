import { languages } from '@atrium/contract';
import { useFormat, weekStartOf } from '@atrium/ui';
import { QueryCard } from '@atrium/ui/widget';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { dashboardsApi } from '../../api/dashboardsApi';
import { type Day, shiftDay } from '../../model/day';
import { ordersPath, placePath } from '../../model/recordsPath';
import { type WeekDay, weekOf, weeksUpTo } from '../../model/week';
import { useToday } from '../../state/usePeriod';
import { Figure } from '../Figure';
import styles from './OrdersWeek.module.css';
import widgetStyles from './Widgets.module.css';

interface Props {
  days: readonly WeekDay[];
  today: Day;
}

function WeekBars({ days, today }: Props) {
  const { t, i18n } = useTranslation('dashboards');
  const { number, weekday } = useFormat();
  const letter = new Intl.DateTimeFormat(i18n.language, { weekday: 'narrow', timeZone: 'UTC' });
  const max = Math.max(1, ...days.map(({ value = 0 }) => value));
  return (
    <ul className={styles.days}>
      {days.map(({ day, value }) => {
        const bar = (
          <>
            <span className={styles.space}>
              <span className={styles.bar} style={{ blockSize: `${((value ?? 0) / max) * 100}%` }} />
            </span>
            <span aria-hidden="true">{letter.format(new Date(`${day}T00:00:00Z`))}</span>
          </>
        );
        const text = value === undefined ? undefined : t('week.day', { day: weekday(day), value: number(value) });
        return (
          <li key={day} className={styles.day} data-today={day === today || undefined}>
            {text === undefined ? (
              <span className={styles.link}>{bar}</span>
            ) : (
              <Link
                className={styles.link}
                to={placePath(day, { from: day, to: day }, 'orders')}
                aria-label={text}
                title={text}
              >
                {bar}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}

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
