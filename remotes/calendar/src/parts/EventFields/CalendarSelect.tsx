import { LabelDot } from 'shared/ui';
import { Select } from 'shared/ui/select';
import { useCalendars } from '../../state/useCalendars';
import styles from './EventFields.module.css';

interface CalendarSelectProps {
  id?: string;
  value?: string;
  onChange?: (key: string) => void;
  'aria-label'?: string;
}

/** Which calendar an event is in. */
export function CalendarSelect(props: CalendarSelectProps) {
  const { all } = useCalendars();
  return (
    <Select
      {...props}
      options={all.map(({ key, name, tone }) => ({
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
