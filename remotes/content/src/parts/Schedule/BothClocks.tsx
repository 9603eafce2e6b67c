import { useTranslation } from 'react-i18next';
import { ownZone, toWallTime } from '../../model/zonedTime';

/** The city of a zone: `Europe/Lisbon` is Lisbon. */
const cityOf = (zone: string): string => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;

/** Does a clock there show the same as one here? */
const isSameTime = (at: string, here: string, there: string): boolean =>
  here === there || toWallTime(at, here).time === toWallTime(at, there).time;

/** A moment on the clock of the zone in which it was chosen and, where that shows another time, on one's own. */
export function BothClocks({ at, zone }: { at: string; zone: string }) {
  const { t, i18n } = useTranslation('content');
  // Days before months, and 24 hours, as everywhere in the product.
  const locale = i18n.language === 'en' ? 'en-GB' : i18n.language;
  const timeIn = (timeZone: string, hasDay: boolean) =>
    new Intl.DateTimeFormat(locale, {
      timeZone,
      ...(hasDay && { weekday: 'short', day: 'numeric', month: 'short' }),
      hour: '2-digit',
      minute: '2-digit',
    }).format(new Date(at));
  const own = ownZone();
  const chosen = t('schedule.in', { time: timeIn(zone, true), city: cityOf(zone) });
  if (isSameTime(at, own, zone)) return chosen;
  return `${chosen} · ${t('schedule.in', { time: timeIn(own, false), city: cityOf(own) })}`;
}
