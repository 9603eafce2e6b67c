import { useTranslation } from 'react-i18next';
import { ownZone } from '../../model/zonedTime';

/** The city of a zone: `Europe/Lisbon` is Lisbon. */
const cityOf = (zone: string): string => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;

/** A moment on the clock of the zone in which it was chosen and, where that is another one, on one's own. */
export function BothClocks({ at, zone }: { at: string; zone: string }) {
  const { t, i18n } = useTranslation('content');
  const timeIn = (timeZone: string, hasDay: boolean) =>
    new Intl.DateTimeFormat(i18n.language, {
      timeZone,
      ...(hasDay && { weekday: 'short', day: 'numeric', month: 'short' }),
      hour: 'numeric',
      minute: '2-digit',
    }).format(new Date(at));
  const own = ownZone();
  const chosen = t('schedule.in', { time: timeIn(zone, true), city: cityOf(zone) });
  if (own === zone) return chosen;
  return `${chosen} · ${t('schedule.in', { time: timeIn(own, false), city: cityOf(own) })}`;
}
