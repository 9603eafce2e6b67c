import ICAL from 'ical.js';
import { mostReminders } from '../../api/choices';
import type { Answer, Guest } from '../../api/schemas';
import { ownZone } from '../ownZone';
import type { IcsEvent, IcsFile, Oddity } from './icsEvent';
import { type IcsMoment, timesOf, toZone } from './readTimes';

const textOf = (component: ICAL.Component, name: string): string => {
  const value = component.getFirstPropertyValue(name);
  return value ? String(value).trim() : '';
};

const answersByStat: Record<string, Answer> = { ACCEPTED: 'yes', TENTATIVE: 'maybe', DECLINED: 'no' };

const personOf = (property: ICAL.Property): Guest[] => {
  const email = String(property.getFirstValue()).replace(/^mailto:/i, '');
  return email.includes('@') ? [{ name: property.getFirstParameter('cn') || email, email }] : [];
};

const guestsOf = (component: ICAL.Component): Guest[] =>
  component.getAllProperties('attendee').flatMap((property) => {
    const answer = answersByStat[property.getFirstParameter('partstat')?.toUpperCase() ?? ''];
    return personOf(property).map((person) => ({ ...person, ...(answer && { answer }) }));
  });

/** How many minutes ahead its alarms go off; one that goes off at a fixed time, or later, is none here. */
function remindersOf(component: ICAL.Component): number[] {
  const minutes = component.getAllSubcomponents('valarm').flatMap((alarm) => {
    const trigger = alarm.getFirstPropertyValue('trigger');
    return trigger instanceof ICAL.Duration ? [Math.round(-trigger.toSeconds() / 60)] : [];
  });
  return [...new Set(minutes)].filter((ahead) => ahead >= 0).slice(0, mostReminders);
}

const hour = 3_600_000;

/** The end: as the file has it, after its duration, or what RFC 5545 says where there is neither. */
function endOf(component: ICAL.Component, start: IcsMoment, floating: string, odd: Oddity[]): string {
  const [end] = timesOf(component, 'dtend', floating);
  const duration = component.getFirstPropertyValue('duration');
  const after = (ms: number) => {
    const text = new Date(Date.parse(start.text) + ms).toISOString();
    return start.allDay ? text.slice(0, 10) : text;
  };
  if (end && end.allDay === start.allDay && end.text >= start.text) return end.text;
  if (end) odd.push('endBeforeStart');
  else if (duration instanceof ICAL.Duration && duration.toSeconds() >= 0) return after(duration.toSeconds() * 1000);
  else if (!start.allDay) odd.push('noEnd');
  return after(start.allDay ? 24 * hour : hour);
}

function ruleOf(component: ICAL.Component, odd: Oddity[]): string {
  const rules = component.getAllProperties('rrule');
  if (component.getAllProperties('rdate').length > 0 || rules.length > 1) odd.push('extraDates');
  const rule = rules[0]?.getFirstValue();
  if (!(rule instanceof ICAL.Recur)) return '';
  if (/^(DAILY|WEEKLY|MONTHLY|YEARLY)$/.test(rule.freq)) return rule.toString();
  odd.push('lostRule');
  return '';
}

/** Null for one that says not when it is. */
function readEvent(component: ICAL.Component, floating: string): IcsEvent | null {
  const [start] = timesOf(component, 'dtstart', floating);
  if (!start) return null;
  const odd: Oddity[] = [];
  const title = textOf(component, 'summary');
  if (!title) odd.push('noTitle');
  if (start.isZoneUnknown) odd.push('unknownZone');
  const end = endOf(component, start, floating, odd);
  const rule = ruleOf(component, odd);
  const organizer = component.getFirstProperty('organizer');
  return {
    title,
    start: start.text,
    end,
    allDay: start.allDay,
    url: textOf(component, 'url'),
    timeZone: start.zone ?? (rule && !start.allDay ? 'UTC' : null),
    rule,
    exceptions: timesOf(component, 'exdate', floating).map(({ text }) => text),
    reminders: remindersOf(component),
    organizer: (organizer && personOf(organizer)[0]) ?? null,
    uid: textOf(component, 'uid'),
    replaces: timesOf(component, 'recurrence-id', floating)[0]?.text ?? null,
    guests: guestsOf(component),
    location: textOf(component, 'location'),
    description: textOf(component, 'description'),
    odd,
  };
}

const isCancelled = (component: ICAL.Component) => textOf(component, 'status').toUpperCase() === 'CANCELLED';

/** An event of a series that the file calls cancelled is left out of the series. */
function leaveOut(events: readonly IcsEvent[], cancelled: readonly IcsEvent[]): IcsEvent[] {
  return events.map((event) => {
    const starts = cancelled.flatMap(({ uid, replaces }) => (uid === event.uid && replaces ? [replaces] : []));
    return event.rule ? { ...event, exceptions: [...new Set([...event.exceptions, ...starts])] } : event;
  });
}

const parseCalendars = (text: string): ICAL.Component[] => {
  const parsed: unknown = ICAL.parse(text);
  const roots: unknown[] = Array.isArray(parsed) && Array.isArray(parsed[0]) ? parsed : [parsed];
  return roots
    .flatMap((root) => (Array.isArray(root) ? [new ICAL.Component(root)] : []))
    .filter(({ name }) => name === 'vcalendar');
};

/** Each event as a calendar of its own, with the time zones of the file: so one broken line spoils no other event. */
const splitFile = (text: string): string[] => {
  const zones = text.match(/^BEGIN:VTIMEZONE[\s\S]*?^END:VTIMEZONE\s*?$/gm) ?? [];
  const events = text.match(/^BEGIN:VEVENT[\s\S]*?^END:VEVENT\s*?$/gm) ?? [];
  return events.map((event) => ['BEGIN:VCALENDAR', ...zones, event, 'END:VCALENDAR'].join('\r\n'));
};

/** The calendars of a file, and how many of its events could not be read; null for what is none. */
function parseFile(text: string): { calendars: ICAL.Component[]; broken: number } | null {
  try {
    const calendars = parseCalendars(text);
    return calendars.length > 0 ? { calendars, broken: 0 } : null;
  } catch {
    if (!/^BEGIN:VCALENDAR/im.test(text)) return null;
  }
  let broken = 0;
  const calendars = splitFile(text).flatMap((part) => {
    try {
      return parseCalendars(part);
    } catch {
      broken++;
      return [];
    }
  });
  return { calendars, broken };
}

/** The events of a file; null for what is no file of a calendar. */
export function readIcs(text: string): IcsFile | null {
  const parsed = parseFile(text.replaceAll('\uFEFF', ''));
  if (!parsed) return null;
  const events: IcsEvent[] = [];
  const cancelled: IcsEvent[] = [];
  let unread = parsed.broken;
  for (const calendar of parsed.calendars) {
    const floating = toZone(textOf(calendar, 'x-wr-timezone')) ?? ownZone();
    for (const component of calendar.getAllSubcomponents('vevent')) {
      const event = readSafely(component, floating);
      if (event) (isCancelled(component) ? cancelled : events).push(event);
      else unread++;
    }
  }
  return { events: leaveOut(events, cancelled), unread, cancelled: cancelled.length };
}

/** One broken event must not keep the others out. */
function readSafely(component: ICAL.Component, floating: string): IcsEvent | null {
  try {
    return readEvent(component, floating);
  } catch {
    return null;
  }
}
