import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { type Day, toDay } from '../../values';
import { useFormat } from '../format/useFormat';
import { weekStartOf } from '../format/weekStart';
import { IconButton } from '../Icon/IconButton';
import { useTheme } from '../theme/useTheme';
import styles from './MonthGrid.module.css';
import { stepByKey, stepMonth, weeksAround } from './monthDays';
import { monthTexts } from './monthTexts';

export interface MonthGridProps {
  /** What a day is chosen for. */
  label: string;
  /** The day that is chosen; where it changes, its month is shown. */
  day?: Day | null;
  /** The days that are chosen, where they may be several. */
  chosen?: readonly Day[];
  onChoose: (day: Day) => void;
  /** Marked as the current one. */
  today?: Day;
  /** Days before and after cannot be chosen. */
  min?: Day;
  max?: Day;
  /** Whether the ground of a day is marked, as of those on screen elsewhere. */
  isMarked?: (day: Day) => boolean;
  /** For a pane at the side: there the current day stands out more than the chosen one. */
  isSmall?: boolean;
}

/** A month to choose days from. Arrow keys walk through it, Page Up and Page Down turn it. */
export function MonthGrid({
  label,
  day = null,
  chosen = day ? [day] : [],
  onChoose,
  today = toDay(new Date()),
  min,
  max,
  isMarked = () => false,
  isSmall = false,
}: MonthGridProps) {
  const { language, direction } = useTheme();
  const texts = monthTexts[language];
  const format = useFormat();
  const grid = useRef<HTMLTableElement>(null);
  const [shown, setShown] = useState(day ?? chosen[0] ?? today);
  const [seen, setSeen] = useState(day);
  if (day !== seen) {
    setSeen(day);
    if (day) setShown(day);
  }
  const isOut = (one: Day) => (min !== undefined && one < min) || (max !== undefined && one > max);

  const walk = (event: KeyboardEvent) => {
    const next = stepByKey(shown, event.key, direction === 'rtl');
    if (!next) return;
    event.preventDefault();
    setShown(next);
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus());
  };

  const weeks = weeksAround(shown, weekStartOf(language));
  return (
    <section aria-label={label} className={styles.month} data-small={isSmall || undefined}>
      <header className={styles.head}>
        <span className={styles.name} aria-live="polite">
          {format.month(shown)}
        </span>
        {([-1, 1] as const).map((step) => (
          <IconButton
            key={step}
            className={styles.step}
            label={step < 0 ? texts.previous : texts.next}
            icon={step < 0 ? ChevronLeft : ChevronRight}
            onClick={() => setShown(stepMonth(shown, step))}
          />
        ))}
      </header>
      <table ref={grid} className={styles.days}>
        <thead>
          <tr>
            {weeks[0]?.map((one) => (
              <th key={one} scope="col" abbr={format.weekday(one)}>
                {format.weekday(one).slice(0, 1).toLocaleUpperCase()}
              </th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={walk}>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((one) => (
                <td key={one} data-marked={isMarked(one) || undefined}>
                  <button
                    type="button"
                    className={styles.day}
                    data-day={one}
                    data-other={one.slice(0, 7) !== shown.slice(0, 7) || undefined}
                    tabIndex={one === shown ? 0 : -1}
                    aria-label={format.dateLong(one)}
                    aria-pressed={chosen.includes(one)}
                    {...(isOut(one) && { 'aria-disabled': true })}
                    {...(one === today && { 'aria-current': 'date' })}
                    onClick={() => {
                      if (isOut(one)) return;
                      setShown(one);
                      onChoose(one);
                    }}
                  >
                    {Number(one.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
