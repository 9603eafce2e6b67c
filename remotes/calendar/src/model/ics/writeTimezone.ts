import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';

/** So many years of clock changes are written out; readers that know the zone by its name need none of them. */
const years = 10;

/** Every stretch of one offset, from the beginning of a year on; each says which offset was before. */
function stretchesOf(zone: string, year: number) {
  const begin = Temporal.ZonedDateTime.from({ year, month: 1, day: 1, timeZone: zone });
  const found = [{ at: begin, before: begin.offset }];
  for (;;) {
    const last = found[found.length - 1]?.at ?? begin;
    const next = last.getTimeZoneTransition('next');
    if (!next || next.year >= year + years) return found;
    found.push({ at: next, before: last.offset });
  }
}

/** A description of a zone for readers that do not know it by its name. */
export function writeTimezone(zone: string, year: number): ICAL.Component {
  const timezone = new ICAL.Component('vtimezone');
  timezone.addPropertyWithValue('tzid', zone);
  const stretches = stretchesOf(zone, year);
  const standard = Math.min(...stretches.map(({ at }) => at.offsetNanoseconds));
  for (const { at, before } of stretches) {
    const part = new ICAL.Component(at.offsetNanoseconds > standard ? 'daylight' : 'standard');
    // The clock before the change says when it is.
    const wall = at.toInstant().toZonedDateTimeISO(before).toPlainDateTime();
    part.addPropertyWithValue('dtstart', ICAL.Time.fromDateTimeString(wall.toString({ smallestUnit: 'second' })));
    part.addPropertyWithValue('tzoffsetfrom', ICAL.UtcOffset.fromString(before));
    part.addPropertyWithValue('tzoffsetto', ICAL.UtcOffset.fromString(at.offset));
    timezone.addSubcomponent(part);
  }
  return timezone;
}
