import { parseRule, type RecurrenceRule } from '../recurrence/parseRule';
import { ownZone } from '../recurrence/zoneNames';
import { toWallText } from '../zones';
import { type IcsComponent, propertyOf } from './components';
import { readText } from './contentLines';
import { type IcsClocks, laterBy, readDuration, readMoment } from './readTimes';

/** How a task comes back, in the form of the to-do app. */
interface TaskRecurrence {
  unit: 'day' | 'week' | 'month' | 'year';
  every: number;
  weekdays?: number[];
  nth?: number;
  monthDay?: number;
  until?: string;
}

/** A task of a file (RFC 5545, 3.6.2), in the form of the to-do app. */
export interface IcsTask {
  title: string;
  /** `2026-11-12`; null without one. */
  dueDate: string | null;
  /** `09:30` in its zone; null for a whole day. */
  dueTime: string | null;
  timeZone: string | null;
  description: string;
  isImportant: boolean;
  isStarted: boolean;
  isCompleted: boolean;
  recurrence: TaskRecurrence | null;
  /** It repeats by a rule that tasks cannot follow. */
  isRuleLost: boolean;
}

const textOf = (component: IcsComponent, name: string): string => readText(propertyOf(component, name)?.value ?? '');

type Due = Pick<IcsTask, 'dueDate' | 'dueTime' | 'timeZone'>;

const noDue: Due = { dueDate: null, dueTime: null, timeZone: null };

function momentOf(component: IcsComponent, name: string, clocks: IcsClocks) {
  const property = propertyOf(component, name);
  return property ? readMoment(property.value, property, clocks) : null;
}

/** DUE, else DTSTART with DURATION (RFC 5545, 3.8.2.3 and 3.8.2.5), else the start: some programs write nothing else. */
function dueOf(component: IcsComponent, clocks: IcsClocks): Due {
  const due = momentOf(component, 'DUE', clocks);
  const moment = due ?? momentOf(component, 'DTSTART', clocks);
  if (!moment) return noDue;
  if (moment.allDay) return { ...noDue, dueDate: moment.text };
  const timeZone = moment.zone ?? ownZone();
  const duration = due ? null : readDuration(propertyOf(component, 'DURATION')?.value ?? '');
  const wall = toWallText(duration ? laterBy(moment.text, duration, timeZone) : moment.text, timeZone);
  return { dueDate: wall.slice(0, 10), dueTime: wall.slice(11, 16), timeZone };
}

const units = { DAILY: 'day', WEEKLY: 'week', MONTHLY: 'month', YEARLY: 'year' } as const;

/** The days of a rule in the form of the to-do app; null for those that it cannot say. */
function daysOf({ weekdays, monthDays }: RecurrenceRule, unit: TaskRecurrence['unit']) {
  const days = weekdays.map(({ weekday }) => weekday + 1);
  const [nth = 0, ...others] = new Set(weekdays.map((part) => part.nth));
  if (monthDays.length > 0) {
    const [monthDay = 0, ...more] = monthDays;
    return unit === 'month' && monthDay > 0 && more.length === 0 && days.length === 0 ? { monthDay } : null;
  }
  if (days.length === 0) return {};
  if (unit === 'week' && nth === 0 && others.length === 0) return { weekdays: days };
  return unit === 'month' && days.length === 1 && nth >= -1 && nth !== 0 && nth <= 5 ? { weekdays: days, nth } : null;
}

/** Null for a rule that tasks cannot follow, such as one with a number of times. */
function recurrenceOf(value: string): TaskRecurrence | null {
  const rule = parseRule(value.replaceAll(/\s/g, '').toUpperCase());
  if (typeof rule === 'string') return null;
  const { frequency, interval, count, until } = rule;
  const unit = Object.entries(units).find(([known]) => known === frequency)?.[1];
  const isOther = [rule.months, rule.weekNumbers, rule.yearDays, rule.positions, rule.hours].some((one) => one.length);
  const days = unit && daysOf(rule, unit);
  if (!unit || !days || isOther || count !== null || interval > 999) return null;
  return {
    unit,
    every: interval,
    ...days,
    ...(until && { until: until.slice(0, 8).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3') }),
  };
}

/** Null for a task that was called off. */
export function readTask(component: IcsComponent, clocks: IcsClocks): IcsTask | null {
  const status = textOf(component, 'STATUS').toUpperCase();
  if (status === 'CANCELLED') return null;
  const percent = Number(textOf(component, 'PERCENT-COMPLETE'));
  const priority = Number(textOf(component, 'PRIORITY'));
  const due = dueOf(component, clocks);
  const written = propertyOf(component, 'RRULE');
  const recurrence = written && due.dueDate ? recurrenceOf(written.value) : null;
  const isCompleted = status === 'COMPLETED' || percent === 100 || propertyOf(component, 'COMPLETED') !== undefined;
  return {
    ...due,
    title: textOf(component, 'SUMMARY'),
    description: textOf(component, 'DESCRIPTION'),
    // RFC 5545, 3.8.1.9: 1 to 4 are high, 0 is undefined.
    isImportant: priority >= 1 && priority <= 4,
    isStarted: !isCompleted && (status === 'IN-PROCESS' || percent > 0),
    isCompleted,
    recurrence,
    isRuleLost: written !== undefined && !recurrence,
  };
}
