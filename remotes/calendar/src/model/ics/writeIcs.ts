import { addDays } from '@atrium/contract/values';
import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import type { CalendarEvent } from '../../api/schemas';
import { ruleIssueOf } from '../recurrence/checkRule';
import { toWall } from '../zones';

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

function writeTimezone(zone: string, year: number): ICAL.Component {
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

const productId = '-//Atrium//Calendar//EN';

/** The clock that an event is written by: a series needs the one that it goes by, all else is as well said in UTC. */
const zoneOf = ({ rule, series, timeZone, allDay }: CalendarEvent) =>
  !allDay && (rule || series) && timeZone && timeZone !== 'UTC' ? timeZone : null;

function toTime(text: string, allDay: boolean, zone: string | null): ICAL.Time {
  if (allDay) return ICAL.Time.fromDateString(text.slice(0, 10));
  if (!zone) return ICAL.Time.fromJSDate(new Date(text), true);
  return ICAL.Time.fromDateTimeString(toWall(text, zone).toString({ smallestUnit: 'second' }));
}

function addTime(component: ICAL.Component, name: string, text: string, event: CalendarEvent): void {
  const zone = zoneOf(event);
  const property = new ICAL.Property(name);
  property.setValue(toTime(text, event.allDay, zone));
  if (zone) property.setParameter('tzid', zone);
  component.addProperty(property);
}

const partStats = { yes: 'ACCEPTED', maybe: 'TENTATIVE', no: 'DECLINED' } as const;

function addPeople(component: ICAL.Component, { organizer, extendedProps }: CalendarEvent): void {
  if (organizer) {
    const property = component.addPropertyWithValue('organizer', `mailto:${organizer.email}`);
    property.setParameter('cn', organizer.name);
  }
  for (const { name, email, answer } of extendedProps.guests) {
    const property = component.addPropertyWithValue('attendee', `mailto:${email}`);
    property.setParameter('cn', name);
    property.setParameter('partstat', answer ? partStats[answer] : 'NEEDS-ACTION');
  }
}

function addReminders(component: ICAL.Component, { reminders, title }: CalendarEvent): void {
  for (const minutes of reminders) {
    const alarm = new ICAL.Component('valarm');
    alarm.addPropertyWithValue('action', 'DISPLAY');
    alarm.addPropertyWithValue('description', title);
    alarm.addPropertyWithValue('trigger', ICAL.Duration.fromSeconds(minutes * -60));
    component.addSubcomponent(alarm);
  }
}

/** The day after a whole day: an end that equals the start is one day here, and nothing in a file. */
function endOf({ start, end, allDay }: CalendarEvent): string {
  const first = start.slice(0, 10);
  return allDay && end.slice(0, 10) <= first ? addDays(first, 1) : end;
}

function toComponent(event: CalendarEvent, uid: string, stamp: ICAL.Time): ICAL.Component {
  const component = new ICAL.Component('vevent');
  const { title, url, rule, exceptions, series, extendedProps } = event;
  component.addPropertyWithValue('uid', uid);
  component.addPropertyWithValue('dtstamp', stamp);
  addTime(component, 'dtstart', event.start, event);
  addTime(component, 'dtend', endOf(event), event);
  component.addPropertyWithValue('summary', title);
  // Other programs cannot follow such a rule either, and it may be invalid.
  if (rule && !ruleIssueOf(event)) component.addPropertyWithValue('rrule', ICAL.Recur.fromString(rule));
  for (const exception of exceptions) addTime(component, 'exdate', exception, event);
  if (series) addTime(component, 'recurrence-id', series.start, event);
  if (extendedProps.location) component.addPropertyWithValue('location', extendedProps.location);
  if (extendedProps.description) component.addPropertyWithValue('description', extendedProps.description);
  if (url) component.addPropertyWithValue('url', url);
  addPeople(component, event);
  addReminders(component, event);
  return component;
}

/** Events as a file of RFC 5545, `now` being when it is written; `name` is that of the calendar they are from. */
export function writeIcs(events: readonly CalendarEvent[], now: number, name = ''): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', productId);
  calendar.addPropertyWithValue('calscale', 'GREGORIAN');
  calendar.addPropertyWithValue('method', 'PUBLISH');
  if (name) calendar.addPropertyWithValue('x-wr-calname', name);
  const firstYear = Math.min(...events.map(({ start }) => Number(start.slice(0, 4))));
  for (const zone of new Set(events.flatMap((event) => zoneOf(event) ?? [])))
    calendar.addSubcomponent(writeTimezone(zone, firstYear));
  const stamp = ICAL.Time.fromJSDate(new Date(now), true);
  for (const event of events) {
    const series = event.series && events.find(({ id }) => id === event.series?.id);
    const { id, uid } = series || event;
    calendar.addSubcomponent(toComponent(event, uid || `${id}@atrium.example`, stamp));
  }
  return `${calendar.toString()}\r\n`;
}
