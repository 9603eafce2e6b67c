import { useFormat } from '@atrium/ui';
import type { FieldViews } from '@atrium/ui/forms';
import { useTranslation } from 'react-i18next';
import type { Guest } from '../api/schemas';
import type { EventFormValues } from '../model/eventForm';
import { describeRule } from '../model/ruleText';
import { useCalendars } from './useCalendars';
import { useReminderText } from './useReminderText';

export function useFieldViews(people: readonly Guest[]): FieldViews<EventFormValues> {
  const { t } = useTranslation('calendar');
  const format = useFormat();
  const { find } = useCalendars();
  const reminderText = useReminderText();
  const nameOf = (address: string) => people.find(({ email }) => email === address)?.name ?? address;
  return {
    calendar: { label: t('field.calendar'), show: (key) => find(key)?.name ?? key },
    start: { label: t('field.start'), show: (time) => (time ? format.dateTime(time) : '') },
    end: { label: t('field.end'), show: (time) => (time ? format.dateTime(time) : '') },
    rule: { label: t('field.rule'), show: (rule) => (rule ? describeRule(rule, t, format) : t('repeat.never')) },
    reminders: { label: t('field.reminders'), show: (minutes) => format.list(minutes.map(reminderText)) },
    allDay: { label: t('field.allDay') },
    guests: { label: t('field.guests'), show: (addresses) => format.list(addresses.map(nameOf)) },
  };
}
