import { LabelDot } from '@atrium/ui';
import { Select } from '@atrium/ui/select';
import { useCalendars } from '../../state/useCalendars';
import styles from './EventFields.module.css';

interface CalendarSelectProps {
  id?: string;
  value?: string;
  onChange?: (key: string) => void;
  'aria-label'?: string;
  className?: string | undefined;
  /** Key of a calendar that cannot be chosen. */
  except?: string;
}

export function CalendarSelect({ except, ...props }: CalendarSelectProps) {
  const { all } = useCalendars();
  const choices = all.filter(({ key }) => key !== except);
  return (
    <Select
      {...props}
      options={choices.map(({ key, name, tone }) => ({
        value: key,
        label: (
          <span className={styles.choice}>
            <LabelDot tone={tone} /> <bdi>{name}</bdi>
          </span>
        ),
      }))}
    />
  );
}
