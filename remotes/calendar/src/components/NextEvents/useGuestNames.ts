import { useFormat } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { Guest } from '../../api/schemas';

const named = 2;

/** Who is invited, in few words: two by their first names, and how many more there are. */
export function useGuestNames(guests: readonly Guest[]): string {
  const { t } = useTranslation('calendar');
  const { list } = useFormat();
  const names = guests.slice(0, named).map(({ name, email }) => name.split(' ')[0] || email);
  const others = guests.length - names.length;
  return list([...names, ...(others > 0 ? [t('widget.others', { count: others })] : [])]);
}
