import { useRuntime } from '@atrium/sdk';
import { weekStartOf } from '@atrium/ui';
import { MonthGrid } from '@atrium/ui/month';
import { useTranslation } from 'react-i18next';
import { rangeOf } from '../../model/calendarView';
import type { CalendarAddress } from '../../state/useCalendarAddress';
import styles from './SmallMonth.module.css';

/** A month to choose a day from; the days on screen are marked. */
export function SmallMonth({ address: { view, day, today, show } }: { address: CalendarAddress }) {
  const { t } = useTranslation('calendar');
  const { languages } = useRuntime();
  const range = rangeOf(view, day, weekStartOf(languages.get()));
  return (
    <div className={styles.month}>
      <MonthGrid
        label={t('smallMonth')}
        day={day}
        today={today}
        isMarked={(one) => view !== 'month' && one >= range.from && one <= range.to}
        onChoose={(one) => show(view, one)}
        isSmall
      />
    </div>
  );
}
