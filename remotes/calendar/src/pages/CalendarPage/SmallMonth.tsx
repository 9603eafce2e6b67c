import { useTranslation } from 'react-i18next';
import { useRuntime } from 'shared/runtime';
import { weekStartOf } from 'shared/ui';
import { MonthGrid } from 'shared/ui/month';
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
