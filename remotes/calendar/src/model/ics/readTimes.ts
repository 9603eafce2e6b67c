import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import { isZone } from '../isZone';
import { fromWall } from '../zones';
import { windowsZones } from './windowsZones';

/** A time of a file: a day, or a moment and whose clock it was written by. */
export interface IcsMoment {
  text: string;
  allDay: boolean;
  /** Null where it was written in UTC, or by a clock that has no name here. */
  zone: string | null;
  isZoneUnknown: boolean;
}

const toPlain = ({ year, month, day, hour, minute, second }: ICAL.Time) =>
  Temporal.PlainDateTime.from({ year, month, day, hour, minute, second });

/** The IANA name of a zone: also by the name that Outlook gives it, or at the end of a path, as some programs write it. */
export function toZone(name: string): string | undefined {
  const known = windowsZones[name] ?? name;
  if (isZone(known)) return known;
  const path = /[A-Z][A-Za-z_]+\/[A-Za-z_/]+$/.exec(name)?.[0];
  return path && isZone(path) ? path : undefined;
}

/** `floating` is the clock of what names none. */
function readMoment(property: ICAL.Property, time: ICAL.Time, floating: string): IcsMoment {
  const wall = toPlain(time);
  const by = (zone: string) => ({ text: fromWall(wall, zone), allDay: false, zone, isZoneUnknown: false });
  if (time.isDate) return { text: wall.toPlainDate().toString(), allDay: true, zone: null, isZoneUnknown: false };
  if (time.zone === ICAL.Timezone.utcTimezone) return { ...by('UTC'), zone: null };
  const name = property.getFirstParameter('tzid');
  const zone = name ? toZone(name) : floating;
  if (zone) return by(zone);
  // The file describes the clock, or nobody knows it: then it is taken for the one that the file goes by.
  const isDescribed = time.zone && time.zone !== ICAL.Timezone.localTimezone;
  const text = isDescribed ? time.toJSDate().toISOString() : fromWall(wall, floating);
  return { text, allDay: false, zone: null, isZoneUnknown: true };
}

/** The times of all properties of that name. */
export const timesOf = (component: ICAL.Component, name: string, floating: string): IcsMoment[] =>
  component
    .getAllProperties(name)
    .flatMap((property) =>
      property
        .getValues()
        .flatMap((value) => (value instanceof ICAL.Time ? [readMoment(property, value, floating)] : [])),
    );
