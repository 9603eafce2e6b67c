import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRuntime } from 'shared/runtime';
import { addDays, type Day, IconButton, startOfWeek, useFormat, weekStartOf } from 'shared/ui';
import { rangeOf, stepDay } from '../../model/calendarView';
import type { CalendarAddress } from '../../state/useCalendarAddress';
import styles from './SmallMonth.module.css';

const steps: Record<string, number> = { ArrowUp: -7, ArrowDown: 7, ArrowLeft: -1, ArrowRight: 1 };

/** A month to choose a day from; the days on screen are marked. Arrow keys walk through it. */
export function SmallMonth({ address: { view, day, today, show } }: { address: CalendarAddress }) {
  const { t } = useTranslation('calendar');
  const format = useFormat();
  const { languages } = useRuntime();
  const grid = useRef<HTMLTableElement>(null);
  // The month may be turned without the calendar, until that goes to another day.
  const [turned, setTurned] = useState({ from: day, to: day });
  const month = turned.from === day ? turned.to : day;
  const turn = (to: Day) => setTurned({ from: day, to });
  const weekStart = weekStartOf(languages.get());
  const first = startOfWeek(`${month.slice(0, 8)}01`, weekStart);
  const weeks = Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) => addDays(first, week * 7 + weekday)),
  );
  const range = rangeOf(view, day, weekStart);
  const isOnScreen = (one: Day) => view !== 'month' && one >= range.from && one <= range.to;

  const walk = (event: KeyboardEvent) => {
    const rtl = document.documentElement.dir === 'rtl' && event.key.match(/Left|Right/) ? -1 : 1;
    const step = (steps[event.key] ?? 0) * rtl;
    if (!step) return;
    event.preventDefault();
    const next = addDays(month, step);
    turn(next);
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus());
  };

  return (
    <section className={styles.month} aria-label={t('smallMonth')}>
      <header className={styles.head}>
        <span className={styles.name} aria-live="polite">
          {format.month(month)}
        </span>
        <IconButton
          className={styles.step}
          label={t('previous.month')}
          icon={ChevronLeft}
          onClick={() => turn(stepDay('month', month, -1))}
        />
        <IconButton
          className={styles.step}
          label={t('next.month')}
          icon={ChevronRight}
          onClick={() => turn(stepDay('month', month, 1))}
        />
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
                <td key={one} data-on-screen={isOnScreen(one) || undefined}>
                  <button
                    type="button"
                    className={styles.day}
                    data-day={one}
                    data-other={one.slice(0, 7) !== month.slice(0, 7) || undefined}
                    data-chosen={one === day || undefined}
                    tabIndex={one === month ? 0 : -1}
                    aria-label={format.dateLong(one)}
                    {...(one === today && { 'aria-current': 'date' })}
                    onClick={() => show(view, one)}
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
