import { useTranslation } from 'react-i18next';
import { useFormat } from 'shared/ui';
import type { FieldViews } from 'shared/ui/forms';
import type { Guest } from '../../api/schemas';
import type { EventFormValues } from '../../model/eventForm';

/** What the fields of an event are called, and how they are written where two versions are compared. */
export function useFieldViews(people: readonly Guest[]): FieldViews<EventFormValues> {
  const { t } = useTranslation('calendar');
  const format = useFormat();
  const nameOf = (address: string) => people.find(({ email }) => email === address)?.name ?? address;
  return {
    calendar: { label: t('field.calendar'), show: (name) => t(`calendar.${name}`) },
    allDay: { label: t('field.allDay') },
    guests: { label: t('field.guests'), show: (addresses) => format.list(addresses.map(nameOf)) },
  };
}
