import { maxReminders } from '../../api/choices';
import type { Answer, Guest } from '../../api/schemas';
import { isWebAddress } from '../eventForm';
import { ruleIssueOf } from '../recurrence/checkRule';
import { componentsOf, type IcsComponent, propertiesOf, propertyOf } from './components';
import { type IcsProperty, readText } from './contentLines';
import type { IcsDraft, Oddity } from './icsEvent';
import {
  type IcsClocks,
  type IcsMoment,
  laterBy,
  minutesOf,
  readDuration,
  readMoment,
  readMoments,
  readWritten,
} from './readTimes';

export const textOf = (component: IcsComponent, name: string): string =>
  readText(propertyOf(component, name)?.value ?? '');

const answersByStat: Record<string, Answer> = { ACCEPTED: 'yes', TENTATIVE: 'maybe', DECLINED: 'no' };

const personOf = ({ value, params }: IcsProperty): Guest[] => {
  const email = value.trim().replace(/^mailto:/i, '');
  return email.includes('@') ? [{ name: params.get('CN') || email, email }] : [];
};

const guestsOf = (component: IcsComponent): Guest[] =>
  propertiesOf(component, 'ATTENDEE').flatMap((property) => {
    const answer = answersByStat[property.params.get('PARTSTAT')?.toUpperCase() ?? ''];
    return personOf(property).map((person) => ({ ...person, ...(answer && { answer }) }));
  });

/** Alarms in minutes before the start; alarms at a fixed time, or later, are ignored. */
function remindersOf(component: IcsComponent): number[] {
  const minutes = componentsOf(component, 'VALARM').flatMap((alarm) => {
    const duration = readDuration(propertyOf(alarm, 'TRIGGER')?.value ?? '');
    return duration ? [0 - minutesOf(duration)] : [];
  });
  return [...new Set(minutes)].filter((ahead) => ahead >= 0).slice(0, maxReminders);
}

/** Optional time: undefined if absent, null if unreadable. */
function timeOf(component: IcsComponent, name: string, clocks: IcsClocks): IcsMoment | null | undefined {
  const property = propertyOf(component, name);
  return property && readMoment(property.value, property, clocks);
}

/** End: from DTEND, DURATION, or the default of RFC 5545. */
function endOf(component: IcsComponent, start: IcsMoment, clocks: IcsClocks, odd: Oddity[]): string {
  const zone = start.zone ?? (start.clock === 'utc' ? 'UTC' : clocks.floating);
  const after = (days: number, ms: number) => {
    if (!start.allDay) return laterBy(start.text, { days, ms }, zone);
    return new Date(Date.parse(start.text) + (days * 24 * 3_600_000 + ms)).toISOString().slice(0, 10);
  };
  const end = timeOf(component, 'DTEND', clocks);
  if (end && end.allDay === start.allDay && end.text >= start.text) return end.text;
  const written = propertyOf(component, 'DURATION')?.value;
  const duration = written === undefined || end !== undefined ? null : readDuration(written);
  if (duration && minutesOf(duration) >= 0) return after(duration.days, duration.ms);
  if (end) odd.push('endBeforeStart');
  else if (end === null || (written !== undefined && !duration)) odd.push('unreadEnd');
  else if (written !== undefined) odd.push('endBeforeStart');
  else if (!start.allDay) odd.push('noEnd');
  return start.allDay ? after(1, 0) : after(0, 3_600_000);
}

/** RRULE in RFC 5545 notation: without blanks or stray characters. */
const tidyRule = (value: string) =>
  value
    .replaceAll(/\s/g, '')
    .toUpperCase()
    .split(';')
    .filter(Boolean)
    .map((part) => (part.startsWith('UNTIL=') && readWritten(part.slice(6)) ? part.replaceAll(/[-:]/g, '') : part))
    .join(';');

type Timed = Pick<IcsDraft, 'start' | 'allDay' | 'timeZone'>;

/** Rule of a series; blank if it is missing or cannot be followed. */
function ruleOf(component: IcsComponent, time: Timed, odd: Oddity[]): string {
  const [written, ...more] = propertiesOf(component, 'RRULE').filter(({ value }) => value.trim());
  if (propertyOf(component, 'RDATE') || more.length > 0) odd.push('extraDates');
  if (propertyOf(component, 'EXRULE')) odd.push('extraExceptions');
  if (!written) return '';
  const rule = tidyRule(written.value);
  const issue = ruleIssueOf({ ...time, rule });
  if (issue) odd.push(`rule-${issue}`);
  return issue ? '' : rule;
}

/** Invalid links are dropped, so that the rest of the event can be changed. */
function linkOf(component: IcsComponent, odd: Oddity[]): string {
  const url = propertyOf(component, 'URL')?.value.trim() ?? '';
  if (!url || isWebAddress(url)) return url;
  odd.push('lostLink');
  return '';
}

/** Null without a readable time or place in its series. */
export function readEvent(component: IcsComponent, clocks: IcsClocks, isCancelled: boolean): IcsDraft | null {
  const start = timeOf(component, 'DTSTART', clocks);
  const recurrence = timeOf(component, 'RECURRENCE-ID', clocks);
  const isCalledOff = isCancelled || textOf(component, 'STATUS').toUpperCase() === 'CANCELLED';
  // A cancellation may contain nothing but its reference.
  const from = start ?? (isCalledOff ? recurrence : null);
  if (!from || recurrence === null) return null;
  const odd: Oddity[] = [];
  const title = textOf(component, 'SUMMARY');
  if (!title) odd.push('noTitle');
  if (from.isZoneUnknown) odd.push('unknownZone');
  if (component.hasBrokenLine) odd.push('brokenLine');
  const end = endOf(component, from, clocks, odd);
  const hasRule = propertyOf(component, 'RRULE') !== undefined;
  const timeZone = from.zone ?? (hasRule && !from.allDay ? 'UTC' : null);
  const time = { start: from.text, allDay: from.allDay, timeZone };
  const rule = ruleOf(component, time, odd);
  const { moments: excluded, hasUnread } = readMoments(propertiesOf(component, 'EXDATE'), clocks);
  if (hasUnread) odd.push('unreadException');
  const organizer = propertyOf(component, 'ORGANIZER');
  return {
    ...time,
    title,
    end,
    rule,
    recurrence: recurrence ?? null,
    excluded,
    url: linkOf(component, odd),
    reminders: remindersOf(component),
    organizer: (organizer && personOf(organizer)[0]) ?? null,
    uid: textOf(component, 'UID'),
    guests: guestsOf(component),
    location: textOf(component, 'LOCATION'),
    description: textOf(component, 'DESCRIPTION'),
    sequence: Number.parseInt(textOf(component, 'SEQUENCE'), 10) || 0,
    stamp: timeOf(component, 'DTSTAMP', clocks)?.text ?? '',
    isCancelled: isCalledOff,
    floating: clocks.floating,
    odd,
  };
}
