import type { Day } from '@atrium/contract/values';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useFormat } from '../format/useFormat';
import { IconButton } from '../Icon/IconButton';
import { useTheme } from '../theme/useTheme';
import styles from './MonthGrid.module.css';
import { stepMonth } from './monthDays';
import { monthTexts } from './monthTexts';

interface MonthHeadProps {
  /** A day of the month that is shown. */
  shown: Day;
  onTurn: (shown: Day) => void;
}

/** The name of a month, and the ways to the one before and the next. */
export function MonthHead({ shown, onTurn }: MonthHeadProps) {
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
