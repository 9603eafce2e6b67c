import type { NoticeSettings } from '@atrium/backend/account';

const minute = 60_000;
const dayMinutes = 24 * 60;
/** Digests leave at eight in the morning, those of a week on Mondays. */
const digestMinute = 8 * 60;
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** The clock and the day of the week where somebody is; UTC where their zone is not known. */
function localTime(moment: number, timeZone: string): { minutes: number; weekday: number } {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: timeZone || 'UTC',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(moment);
  const read = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return { minutes: Number(read('hour')) * 60 + Number(read('minute')), weekday: weekdays.indexOf(read('weekday')) };
}

/** The moment on a full minute at which a clock that shows one time will show another one, where no clock is changed. */
const ahead = (from: number, now: number, wanted: number): number =>
  Math.floor(from / minute) * minute + (((wanted - now) % dayMinutes) + dayMinutes) * minute;

/** The next moment at which a digest leaves. */
export function nextDigest(now: number, timeZone: string, every: NoticeSettings['digest']): number {
  const { minutes, weekday } = localTime(now, timeZone);
  const isOver = minutes >= digestMinute;
  const days = every === 'day' ? Number(isOver) : (7 - weekday) % 7 || (isOver ? 7 : 0);
  const about = Math.floor(now / minute) * minute + (days * dayMinutes + digestMinute - minutes) * minute;
  // A clock that is changed meanwhile shows another time then.
  return about + (digestMinute - localTime(about, timeZone).minutes) * minute;
}

const toMinutes = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** The moment at which an email may leave: now, or when quiet hours are over, which may last past midnight. */
export function afterQuiet(
  now: number,
  timeZone: string,
  { quietFrom, quietTo }: Pick<NoticeSettings, 'quietFrom' | 'quietTo'>,
): number {
  if (!quietFrom || !quietTo || quietFrom === quietTo) return now;
  const { minutes } = localTime(now, timeZone);
  const [from, to] = [toMinutes(quietFrom), toMinutes(quietTo)];
  const isQuiet = from < to ? minutes >= from && minutes < to : minutes >= from || minutes < to;
  return isQuiet ? ahead(now, minutes, to) - (to >= minutes ? dayMinutes * minute : 0) : now;
}
