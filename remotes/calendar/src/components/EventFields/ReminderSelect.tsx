import { Select } from '@atrium/ui/select';
import { useTranslation } from 'react-i18next';
import { mostReminders } from '../../api/choices';
import { useReminderText } from '../../state/useReminderText';

interface ReminderSelectProps {
  id?: string;
  value?: number[];
  onChange?: (minutes: number[]) => void;
}

/** The usual ones, in minutes ahead. */
const usual = [0, 5, 10, 15, 30, 60, 120, 1440, 2880, 10_080];

/** How long before the start people are reminded. */
export function ReminderSelect({ value = [], onChange, ...rest }: ReminderSelectProps) {
  const { t } = useTranslation('calendar');
  const textOf = useReminderText();
  const minutes = [...new Set([...usual, ...value])].sort((one, other) => one - other);
  return (
    <Select
      {...rest}
      mode="multiple"
      maxCount={mostReminders}
      placeholder={t('reminder.none')}
      value={value}
      onChange={(chosen: number[]) => onChange?.(chosen.toSorted((one, other) => one - other))}
      options={minutes.map((ahead) => ({ value: ahead, label: textOf(ahead) }))}
    />
  );
}
