import { useTranslation } from 'react-i18next';
import { cityOf, ownZone, toWallTime } from '../../model/zonedTime';

const isSameTime = (at: string, here: string, there: string): boolean =>
  here === there || toWallTime(at, here).time === toWallTime(at, there).time;

interface BothClocksProps {
  at: string;
  zone: string;
  other?: string | undefined;
}

/** Time in the zone in which it was chosen, and in a second zone if that differs. */
export function BothClocks({ at, zone, other = ownZone() }: BothClocksProps) {
  const { t, i18n } = useTranslation('content');
  // Day before month, and 24 hours, as everywhere in the product.
  const locale = i18n.language === 'en' ? 'en-GB' : i18n.language;
  const timeIn = (timeZone: string, hasDay: boolean) =>
    new Intl.DateTimeFormat(locale, {
      timeZone,
      ...(hasDay && { weekday: 'short', day: 'numeric', month: 'short' }),
      hour: '2-digit',
      minute: '2-digit',
    }).format(new Date(at));
  const chosen = t('schedule.in', { time: timeIn(zone, true), city: cityOf(zone) });
  if (isSameTime(at, other, zone)) return chosen;
  return `${chosen} · ${t('schedule.in', { time: timeIn(other, false), city: cityOf(other) })}`;
}
