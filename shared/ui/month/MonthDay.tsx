import type { Day } from '@atrium/contract/values';
import { useFormat } from '../format/useFormat';
import styles from './MonthGrid.module.css';

interface MonthDayProps {
  day: Day;
  /** The day that the keys are at; its month is shown. */
  shown: Day;
  isChosen: boolean;
  isToday: boolean;
  /** Cannot be chosen. */
  isOut: boolean;
  onChoose: (day: Day) => void;
}

/** A day in the grid of a month, to be chosen. */
export function MonthDay({ day, shown, isChosen, isToday, isOut, onChoose }: MonthDayProps) {
  const format = useFormat();
  return (
    <button
      type="button"
      className={styles.day}
      data-day={day}
      data-other={day.slice(0, 7) !== shown.slice(0, 7) || undefined}
      tabIndex={day === shown ? 0 : -1}
      aria-label={format.dateLong(day)}
      aria-pressed={isChosen}
      {...(isOut && { 'aria-disabled': true })}
      {...(isToday && { 'aria-current': 'date' })}
      onClick={() => {
        if (!isOut) onChoose(day);
      }}
    >
      {Number(day.slice(8))}
    </button>
  );
}
