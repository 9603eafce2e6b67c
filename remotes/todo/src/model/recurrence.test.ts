import type { Recurrence } from '../api/schemas';
import { anchored, firstDue, nextDue } from './recurrence';

const daily: Recurrence = { unit: 'day', every: 1 };
const weekly: Recurrence = { unit: 'week', every: 1 };
const monthly: Recurrence = { unit: 'month', every: 1 };
const yearly: Recurrence = { unit: 'year', every: 1 };
const workdays: Recurrence = { ...weekly, weekdays: [1, 2, 3, 4, 5] };

// The 12th of November 2026 is a Thursday.
test.each<[string, Recurrence, string | null, string, string]>([
  ['each day, on time', daily, '2026-11-12', '2026-11-12', '2026-11-13'],
  ['each day, early', daily, '2026-11-14', '2026-11-12', '2026-11-15'],
  ['each day, late', daily, '2026-11-02', '2026-11-12', '2026-11-13'],
  ['each third day, late, in its own steps', { ...daily, every: 3 }, '2026-11-02', '2026-11-12', '2026-11-14'],
  ['each week', weekly, '2026-11-12', '2026-11-12', '2026-11-19'],
  ['each Monday', { ...weekly, weekdays: [1] }, '2026-11-09', '2026-11-12', '2026-11-16'],
  ['Monday and Thursday', { ...weekly, weekdays: [1, 4] }, '2026-11-09', '2026-11-09', '2026-11-12'],
  ['workdays, on a Friday', workdays, '2026-11-13', '2026-11-13', '2026-11-16'],
  ['each second week', { ...weekly, every: 2 }, '2026-11-12', '2026-11-12', '2026-11-26'],
  ['each second week on two days', { ...weekly, every: 2, weekdays: [1, 4] }, '2026-11-12', '2026-11-12', '2026-11-23'],
  ['each second week, late', { ...weekly, every: 2, weekdays: [1] }, '2026-11-09', '2026-11-17', '2026-11-23'],
  [
    'two weeks from completion',
    { ...weekly, every: 2, isFromCompletion: true },
    '2026-11-09',
    '2026-11-12',
    '2026-11-26',
  ],
  ['on the 31st, in a shorter month', { ...monthly, monthDay: 31 }, '2026-10-31', '2026-10-31', '2026-11-30'],
  ['on the 31st, after a shorter month', { ...monthly, monthDay: 31 }, '2026-11-30', '2026-11-30', '2026-12-31'],
  ['on the 31st, in February', { ...monthly, monthDay: 31 }, '2027-01-31', '2027-01-31', '2027-02-28'],
  ['each month, late by three', monthly, '2026-08-15', '2026-11-20', '2026-12-15'],
  ['each month, late, this month still ahead', monthly, '2026-08-15', '2026-11-12', '2026-11-15'],
  ['each third month', { ...monthly, every: 3 }, '2026-11-12', '2026-11-12', '2027-02-12'],
  ['each year from a leap day', { ...yearly, monthDay: 29 }, '2028-02-29', '2028-02-29', '2029-02-28'],
  ['each year, back to the leap day', { ...yearly, monthDay: 29 }, '2031-02-28', '2031-02-28', '2032-02-29'],
  [
    'a month from completion at its end',
    { ...monthly, isFromCompletion: true },
    '2026-01-05',
    '2027-01-31',
    '2027-02-28',
  ],
  ['the first Monday', { ...monthly, nth: 1, weekdays: [1] }, '2026-11-02', '2026-11-12', '2026-12-07'],
  ['the last Friday', { ...monthly, nth: -1, weekdays: [5] }, '2026-11-27', '2026-11-27', '2026-12-25'],
  [
    'the fifth Sunday, over months without one',
    { ...monthly, nth: 5, weekdays: [7] },
    '2026-11-29',
    '2026-11-29',
    '2027-01-31',
  ],
  [
    'the first Monday of each third month',
    { ...monthly, every: 3, nth: 1, weekdays: [1] },
    '2026-11-02',
    '2026-11-12',
    '2027-02-01',
  ],
  ['until the day itself', { ...daily, until: '2026-11-13' }, '2026-11-12', '2026-11-12', '2026-11-13'],
  ['without a date, from completion', weekly, null, '2026-11-12', '2026-11-19'],
  ['late by centuries', daily, '1026-11-12', '2026-11-12', '2026-11-13'],
])('%s', (_, rule, due, completedOn, expected) => expect(nextDue(rule, due, completedOn)).toBe(expected));

test.each<[string, Recurrence, string]>([
  ['each day', daily, '2026-11-12'],
  ['each Thursday', { ...weekly, weekdays: [4] }, '2026-11-12'],
  ['each Monday', { ...weekly, weekdays: [1] }, '2026-11-16'],
  ['Monday or Friday', { ...weekly, weekdays: [1, 5] }, '2026-11-13'],
  ['on the 15th', { ...monthly, monthDay: 15 }, '2026-11-15'],
  ['on the 3rd', { ...monthly, monthDay: 3 }, '2026-12-03'],
  ['on the 31st', { ...monthly, monthDay: 31 }, '2026-11-30'],
  ['on the second Thursday, which is that day', { ...monthly, nth: 2, weekdays: [4] }, '2026-11-12'],
  ['on the first Monday, which is over', { ...monthly, nth: 1, weekdays: [1] }, '2026-12-07'],
  ['on the last Monday', { ...monthly, nth: -1, weekdays: [1] }, '2026-11-30'],
])('%s is due first', (_, rule, expected) => expect(firstDue(rule, '2026-11-12')).toBe(expected));

test.each<[Recurrence, string | null, Recurrence]>([
  [monthly, '2027-01-31', { ...monthly, monthDay: 31 }],
  [yearly, '2028-02-29', { ...yearly, monthDay: 29 }],
  [{ ...monthly, monthDay: 31 }, '2026-11-30', { ...monthly, monthDay: 31 }],
  [weekly, '2026-11-30', weekly],
  [{ ...monthly, isFromCompletion: true }, '2027-01-31', { ...monthly, isFromCompletion: true }],
  [monthly, null, monthly],
])('%j from %s on is %j', (rule, due, expected) => expect(anchored(rule, due)).toEqual(expected));

test.each<[Recurrence, string]>([
  [{ ...daily, until: '2026-11-12' }, '2026-11-12'],
  [{ ...monthly, monthDay: 31, until: '2026-12-30' }, '2026-11-30'],
  [{ ...weekly, isFromCompletion: true, until: '2026-11-18' }, '2026-11-12'],
])('%j ends after %s', (rule, due) => expect(nextDue(rule, due, due < '2026-11-12' ? '2026-11-12' : due)).toBeNull());
