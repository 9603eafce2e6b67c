import { maxReminders } from '../../api/choices';
import { componentsOf, type IcsComponent, propertiesOf, propertyOf } from './components';
import type { IcsDraft, Oddity } from './icsEvent';
import { type IcsClocks, minutesOf, readDuration, readMoment } from './readTimes';

type Timed = Pick<IcsDraft, 'start' | 'end' | 'rule' | 'recurrence'>;

interface Alarm {
  component: IcsComponent | null;
  /** Minutes before the start; null where it cannot be given so. */
  minutes: number | null;
  isChanged: boolean;
}

const minuteMs = 60_000;

/** Alarm by its trigger (RFC 5545, 3.8.6.3): before or after the start or the end, or at a time. */
function readAlarm(component: IcsComponent, { start, end, rule }: Timed, clocks: IcsClocks): Alarm {
  const trigger = propertyOf(component, 'TRIGGER');
  const lengthMs = Date.parse(end) - Date.parse(start);
  const none = { component, minutes: null, isChanged: false };
  if (!trigger) return none;
  const duration = readDuration(trigger.value);
  const isRepeated = propertyOf(component, 'REPEAT') !== undefined;
  if (duration) {
    const isFromEnd = trigger.params.get('RELATED')?.toUpperCase() === 'END';
    const minutes = 0 - minutesOf(duration) - (isFromEnd ? Math.round(lengthMs / minuteMs) : 0);
    return minutes < 0 ? none : { component, minutes, isChanged: isFromEnd || isRepeated };
  }
  const at = readMoment(trigger.value, trigger, clocks);
  // A moment cannot recur with its series.
  if (!at || at.allDay || rule) return none;
  const minutes = Math.round((Date.parse(start) - Date.parse(at.text)) / minuteMs);
  return minutes < 0 ? none : { component, minutes, isChanged: true };
}

/** Alarms of vCalendar 1.0, 2.3: `DALARM:20260504T084500Z;;;Text`. */
function readOldAlarms(event: IcsComponent, { start, rule }: Timed, clocks: IcsClocks): Alarm[] {
  return ['DALARM', 'AALARM', 'MALARM', 'PALARM']
    .flatMap((name) => propertiesOf(event, name))
    .filter(({ value }) => value.trim())
    .map((property) => {
      const at = readMoment(property.value.split(';')[0] ?? '', property, clocks);
      const minutes = at && !at.allDay ? Math.round((Date.parse(start) - Date.parse(at.text)) / minuteMs) : -1;
      return { component: null, minutes: minutes < 0 ? null : minutes, isChanged: rule !== '' };
    });
}

const isSilent = (alarm: IcsComponent) => propertyOf(alarm, 'ACTION')?.value.trim().toUpperCase() === 'NONE';

interface ReadAlarms {
  reminders: number[];
  /** Alarms that are no reminders here. */
  left: IcsComponent[];
}

/** Reminders of an event; what an alarm loses is said. Apple's alarms without an action are none. */
export function readAlarms(event: IcsComponent, time: Timed, clocks: IcsClocks, odd: Oddity[]): ReadAlarms {
  const all = componentsOf(event, 'VALARM').filter(({ isComplete }) => isComplete);
  const alarms = [
    ...all.filter((alarm) => !isSilent(alarm)).map((alarm) => readAlarm(alarm, time, clocks)),
    ...readOldAlarms(event, time, clocks),
  ];
  const minutes = [...new Set(alarms.flatMap((alarm) => alarm.minutes ?? []))];
  const reminders = minutes.slice(0, maxReminders);
  const isTaken = (alarm: Alarm) => alarm.minutes !== null && reminders.includes(alarm.minutes);
  if (alarms.some((alarm) => isTaken(alarm) && alarm.isChanged)) odd.push('changedReminder');
  if (alarms.some((alarm) => !isTaken(alarm))) odd.push('lostReminder');
  const left = alarms.filter((alarm) => !isTaken(alarm)).flatMap(({ component }) => component ?? []);
  return { reminders, left: [...left, ...all.filter(isSilent)] };
}
