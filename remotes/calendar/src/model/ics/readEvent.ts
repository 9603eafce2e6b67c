import type { Answer, Guest } from '../../api/schemas';
import { isWebAddress } from '../eventForm';
import { ruleIssueOf, startsByRule } from '../recurrence/checkRule';
import { type IcsComponent, propertiesOf, propertyOf } from './components';
import { type IcsProperty, readText } from './contentLines';
import type { IcsDraft, IcsExtra, Oddity } from './icsEvent';
import { keptLinesOf } from './keptLines';
import { readAlarms } from './readAlarms';
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
import { ruleOfVCalendar } from './vCalendarRule';

export const textOf = (component: IcsComponent, name: string): string =>
  readText(propertyOf(component, name)?.value ?? '');

const answersByStat: Record<string, Answer> = { ACCEPTED: 'yes', TENTATIVE: 'maybe', DECLINED: 'no' };

/** Person by address; old programs write `Mei Tanaka <mei@example.com>`, and some an address as parameter. */
const personOf = ({ value, params }: IcsProperty): Guest[] => {
  const [, name = '', address = value] = /^\s*([^<>]*)<([^<>\s]+)>\s*$/.exec(value.slice(0, 1000)) ?? [];
  const email = [address, params.get('EMAIL') ?? ''].map((one) => one.trim().replace(/^mailto:/i, '')).find(isAddress);
  return email ? [{ name: params.get('CN') || name.trim() || email, email }] : [];
};

const isAddress = (text: string) => /^[^\s@]+@[^\s@]+$/.test(text) && text.length < 255;

export const guestsOf = (component: IcsComponent): Guest[] =>
  propertiesOf(component, 'ATTENDEE').flatMap((property) => {
    const { params } = property;
    const answer = answersByStat[(params.get('PARTSTAT') ?? params.get('STATUS') ?? '').toUpperCase()];
    return personOf(property).map((person) => ({ ...person, ...(answer && { answer }) }));
  });

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
  // The end of a day is that of the day before: some programs write the day itself.
  if (end?.allDay && start.allDay && end.text === start.text) return after(1, 0);
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

/** RRULE in RFC 5545 notation: without blanks or stray characters, and not as vCalendar 1.0 writes it. */
const tidyRule = (value: string) =>
  (/^\s*(?:D|W|MP|MD|YM|YD)\d/i.test(value) ? ruleOfVCalendar(value) : value)
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
  if (more.length > 0) odd.push('extraDates');
  if (propertyOf(component, 'EXRULE')) odd.push('extraExceptions');
  if (!written) return '';
  const rule = tidyRule(written.value);
  const issue = ruleIssueOf({ ...time, rule });
  if (issue) odd.push(`rule-${issue}`);
  else if (!startsByRule({ ...time, rule })) odd.push('startNotInRule');
  return issue ? '' : rule;
}

/** Longest list of days that a series has in addition. */
const maxExtra = 100;

/** Days that a series has in addition (RDATE); a period has its own end. */
function extraOf(component: IcsComponent, clocks: IcsClocks, odd: Oddity[]): IcsExtra[] {
  const texts = propertiesOf(component, 'RDATE').flatMap((property) =>
    property.value.split(/[,;]/).map((text) => ({ text, property })),
  );
  const written = texts.filter(({ text }) => text.trim());
  const extra = written.slice(0, maxExtra).flatMap(({ text, property }): IcsExtra[] => {
    const [from = '', to] = text.split('/');
    const start = readMoment(from, property, clocks);
    if (!start || to === undefined) return start ? [{ start, end: null }] : [];
    const length = readDuration(to);
    const until = length && laterBy(start.text, length, start.zone ?? clocks.floating);
    return [{ start, end: until ? { ...start, text: until } : readMoment(to, property, clocks) }];
  });
  if (extra.length < written.length) odd.push('extraDates');
  return extra;
}

/** Description as text; Outlook writes it as HTML too, and sometimes alone. */
function descriptionOf(component: IcsComponent, odd: Oddity[]): string {
  const text = textOf(component, 'DESCRIPTION');
  const html = textOf(component, 'X-ALT-DESC');
  if (html && /<(?:b|i|u|a|img|table|ul|ol|font|h\d)[\s>]/i.test(html)) odd.push('lostFormat');
  return text || html;
}

/** Link of an event: its URL, else where its conference is (RFC 7986, 5.11). */
function linkOf(component: IcsComponent, odd: Oddity[]): string {
  const url = propertyOf(component, 'URL')?.value.trim() ?? '';
  if (url && isWebAddress(url)) return url;
  // Invalid links are dropped, so that the rest of the event can be changed.
  if (url) odd.push('lostLink');
  const calls = ['CONFERENCE', 'X-GOOGLE-CONFERENCE', 'X-MICROSOFT-SKYPETEAMSMEETINGURL'];
  return calls.map((name) => propertyOf(component, name)?.value.trim() ?? '').find(isWebAddress) ?? '';
}

const isPrivate = (component: IcsComponent) =>
  /^(?:private|confidential)$/i.test(textOf(component, 'CLASS')) ||
  textOf(component, 'X-MICROSOFT-CDO-INTENDEDSTATUS').toUpperCase() === 'PRIVATE';

/** Null without a readable time or place in its series. */
export function readEvent(component: IcsComponent, clocks: IcsClocks, method: string): IcsDraft | null {
  const start = timeOf(component, 'DTSTART', clocks);
  const place = propertyOf(component, 'RECURRENCE-ID');
  const recurrence = timeOf(component, 'RECURRENCE-ID', clocks);
  const isCalledOff = method === 'CANCEL' || textOf(component, 'STATUS').toUpperCase() === 'CANCELLED';
  // A cancellation may contain nothing but its reference.
  const from = start ?? (isCalledOff ? recurrence : null);
  if (!from || recurrence === null) return null;
  const odd: Oddity[] = [];
  const title = textOf(component, 'SUMMARY');
  if (!title) odd.push('noTitle');
  if (from.zoneIssue) odd.push(from.zoneIssue === 'unknown' ? 'unknownZone' : 'describedZone');
  if (component.hasBrokenLine) odd.push('brokenLine');
  if (isPrivate(component)) odd.push('private');
  if (method === 'COUNTER') odd.push('proposal');
  const end = endOf(component, from, clocks, odd);
  const hasSeries = ['RRULE', 'RDATE'].some((name) => propertyOf(component, name) !== undefined);
  const timeZone = from.zone ?? (hasSeries && !from.allDay ? 'UTC' : null);
  const time = { start: from.text, allDay: from.allDay, timeZone };
  const rule = ruleOf(component, time, odd);
  const { moments: excluded, hasUnread } = readMoments(propertiesOf(component, 'EXDATE'), clocks);
  if (hasUnread) odd.push('unreadException');
  const organizer = propertyOf(component, 'ORGANIZER');
  const { reminders, left } = readAlarms(
    component,
    { ...time, end, rule, recurrence: recurrence ?? null },
    clocks,
    odd,
  );
  const { lines, lost } = keptLinesOf(component, left);
  if (lost.length > 0) odd.push('lostProperties');
  return {
    ...time,
    title,
    end,
    rule,
    recurrence: recurrence ?? null,
    isFollowing: place?.params.get('RANGE')?.toUpperCase() === 'THISANDFUTURE',
    excluded,
    extra: extraOf(component, clocks, odd),
    url: linkOf(component, odd),
    reminders,
    organizer: (organizer && personOf(organizer)[0]) ?? null,
    uid: textOf(component, 'UID'),
    guests: guestsOf(component),
    location: textOf(component, 'LOCATION'),
    description: descriptionOf(component, odd),
    otherLines: lines,
    lost,
    sequence: Number.parseInt(textOf(component, 'SEQUENCE'), 10) || 0,
    stamp: timeOf(component, 'DTSTAMP', clocks)?.text ?? '',
    isCancelled: isCalledOff,
    floating: clocks.floating,
    odd,
  };
}
