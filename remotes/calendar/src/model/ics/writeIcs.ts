import { addDays } from '@atrium/contract/values';
import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import type { CalendarEvent } from '../../api/schemas';
import { ruleIssueOf } from '../recurrence/checkRule';
import { toWall } from '../zones';

/** Years of clock changes that are written; readers that know the zone by name need none. */
const years = 10;

/** Spans of constant offset from the start of a year, each with the offset before. */
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
    // The onset is given by the clock before the change.
    const wall = at.toInstant().toZonedDateTimeISO(before).toPlainDateTime();
    part.addPropertyWithValue('dtstart', ICAL.Time.fromDateTimeString(wall.toString({ smallestUnit: 'second' })));
    part.addPropertyWithValue('tzoffsetfrom', ICAL.UtcOffset.fromString(before));
    part.addPropertyWithValue('tzoffsetto', ICAL.UtcOffset.fromString(at.offset));
    timezone.addSubcomponent(part);
  }
  return timezone;
}

const productId = '-//Atrium//Calendar//EN';

/** Zone of an event in the file: a series needs its own, the others are written in UTC. */
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

/** Exclusive end: an end equal to the start is one day here, and no time in a file. */
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

/** Events as an RFC 5545 file written at `now`; `name` is that of their calendar. */
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
