import { useFormat } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Day } from '../../model/day';
import { placePath } from '../../model/recordsPath';
import type { WeekDay } from '../../model/week';
import styles from './OrdersWeek.module.css';

interface Props {
  days: readonly WeekDay[];
  today: Day;
}

export function WeekBars({ days, today }: Props) {
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
