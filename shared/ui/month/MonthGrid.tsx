import { addDays, type Day, startOfWeek, toDate, toDay } from '@atrium/contract/values';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { useFormat } from '../format/useFormat';
import { weekStartOf } from '../format/weekStart';
import { IconButton } from '../Icon/IconButton';
import { useTheme } from '../theme/useTheme';
import { MonthDay } from './MonthDay';
import styles from './MonthGrid.module.css';
import { monthTexts } from './monthTexts';

/** Six weeks around a month: the grid of each month is as high as that of any other. */
export function weeksAround(day: Day, weekStart: number): readonly (readonly Day[])[] {
  const first = startOfWeek(`${day.slice(0, 8)}01`, weekStart);
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) => addDays(first, week * 7 + weekday)),
  );
}

/** The same day of another month, or its last one where it has no such day. */
export function stepMonth(day: Day, months: number): Day {
  const date = toDate(day);
  const last = new Date(date.getFullYear(), date.getMonth() + months + 1, 0);
  return toDay(new Date(last.getFullYear(), last.getMonth(), Math.min(date.getDate(), last.getDate())));
}

const daySteps: Readonly<Record<string, number>> = { ArrowUp: -7, ArrowDown: 7, ArrowLeft: -1, ArrowRight: 1 };
const monthSteps: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 };

/** The day that a key on the keyboard leads to; undefined for keys that mean nothing here. */
export function stepByKey(day: Day, key: string, isRtl: boolean): Day | undefined {
  const months = monthSteps[key];
  if (months) return stepMonth(day, months);
  const days = daySteps[key];
  if (!days) return undefined;
  return addDays(day, isRtl && Math.abs(days) === 1 ? -days : days);
}

export interface MonthGridProps {
  /** Purpose of choosing a day. */
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
  /** True for days with a marked background, such as those on screen elsewhere. */
  isMarked?: (day: Day) => boolean;
  /** For a pane at the side: there the current day stands out more than the chosen one. */
  isSmall?: boolean;
}

/** A month to choose days from. Arrow keys walk through it, Page Up and Page Down turn it. */
export function MonthGrid(props: MonthGridProps) {
  const { label, day = null, chosen = day ? [day] : [], onChoose, today = toDay(new Date()) } = props;
  const { min, max, isMarked = () => false, isSmall = false } = props;
  const format = useFormat();
  const grid = useRef<HTMLTableElement>(null);
  const { shown, setShown, walk } = useShownMonth(day ?? chosen[0] ?? today, day, grid);
  const weeks = weeksAround(shown, weekStartOf(useTheme().language));
  const isOut = (one: Day) => (min !== undefined && one < min) || (max !== undefined && one > max);
  const choose = (one: Day) => {
    setShown(one);
    onChoose(one);
  };

  return (
    <section aria-label={label} className={styles.month} data-small={isSmall || undefined}>
      <MonthHead shown={shown} onTurn={setShown} />
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
                  <MonthDay
                    day={one}
                    shown={shown}
                    isChosen={chosen.includes(one)}
                    isToday={one === today}
                    isOut={isOut(one)}
                    onChoose={choose}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Month of a grid, by the focused day; when `day` changes, its month. */
function useShownMonth(first: Day, day: Day | null, grid: RefObject<HTMLElement | null>) {
  const { direction } = useTheme();
  const [shown, setShown] = useState(first);
  const [seen, setSeen] = useState(day);
  if (day !== seen) {
    setSeen(day);
    if (day) setShown(day);
  }

  const walk = (event: KeyboardEvent) => {
    const next = stepByKey(shown, event.key, direction === 'rtl');
    if (!next) return;
    event.preventDefault();
    setShown(next);
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus());
  };

  return { shown, setShown, walk };
}

interface MonthHeadProps {
  /** A day of the month that is shown. */
  shown: Day;
  onTurn: (shown: Day) => void;
}

function MonthHead({ shown, onTurn }: MonthHeadProps) {
  const texts = monthTexts[useTheme().language];
  const format = useFormat();
  return (
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
          onClick={() => onTurn(stepMonth(shown, step))}
        />
      ))}
    </header>
  );
}
