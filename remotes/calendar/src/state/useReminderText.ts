import { useTranslation } from 'react-i18next';
import { leadTimeOf } from '../model/nextReminder';

/** Text of a reminder: "10 minutes before". */
export function useReminderText(): (minutes: number) => string {
  const { t, i18n } = useTranslation('calendar');
  return (minutes) => {
    const { unit, count } = leadTimeOf(minutes);
    if (unit === 'now') return t('reminder.atStart');
    const format = new Intl.NumberFormat(i18n.language, { style: 'unit', unit, unitDisplay: 'long' });
    return t('reminder.before', { time: format.format(count) });
  };
}
