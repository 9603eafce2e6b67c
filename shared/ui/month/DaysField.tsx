import type { Day } from '@atrium/contract/values';
import { X } from 'lucide-react';
import { useFormat } from '../format/useFormat';
import { IconButton } from '../Icon/IconButton';
import { useTheme } from '../theme/useTheme';
import styles from './DaysField.module.css';
import { MonthGrid, type MonthGridProps } from './MonthGrid';
import { monthTexts } from './monthTexts';

export interface DaysFieldProps extends Pick<MonthGridProps, 'label' | 'min' | 'max' | 'today'> {
  /** In their order. */
  value?: readonly Day[];
  onChange?: (days: readonly Day[]) => void;
}

/** A field for several days: each is chosen from its month, and listed beside it. Fits into a form as it is. */
export function DaysField({ value = [], onChange, ...month }: DaysFieldProps) {
  const { language } = useTheme();
  const texts = monthTexts[language];
  const format = useFormat();
  const remove = (day: Day) => onChange?.(value.filter((one) => one !== day));
  const toggle = (day: Day) => (value.includes(day) ? remove(day) : onChange?.([...value, day].sort()));
  return (
    <div className={styles.field}>
      <MonthGrid {...month} chosen={value} onChoose={toggle} />
      {value.length === 0 ? (
        <p className={styles.none}>{texts.none}</p>
      ) : (
        <ul className={styles.chosen} aria-label={texts.chosen}>
          {value.map((day) => (
            <li key={day}>
              {format.date(day)}
              <IconButton
                label={texts.remove.replace('{day}', format.date(day))}
                icon={X}
                size="small"
                onClick={() => remove(day)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
