import { fileOf } from '../../testing/icsFiles';
import { readIcs } from './readIcs';
import type { IcsTask } from './readTask';

async function taskOf(lines: string): Promise<Partial<IcsTask> | undefined> {
  const text = fileOf().replace(
    'END:VCALENDAR',
    `BEGIN:VTODO\r\nSUMMARY:Taxes\r\n${lines}\r\nEND:VTODO\r\nEND:VCALENDAR`,
  );
  return (await readIcs(text))?.tasks[0];
}

test.each<[section: string, lines: string, expected: Partial<IcsTask>]>([
  ['3.8.2.3: a day', 'DUE;VALUE=DATE:20261231', { dueDate: '2026-12-31', dueTime: null, timeZone: null }],
  [
    '3.8.2.3: a moment in a zone',
    'DUE;TZID=America/New_York:20261231T093000',
    { dueDate: '2026-12-31', dueTime: '09:30', timeZone: 'America/New_York' },
  ],
  [
    '3.8.2.5: a start with a duration',
    'DTSTART;TZID=Europe/Berlin:20260328T120000\r\nDURATION:P1D',
    { dueDate: '2026-03-29', dueTime: '12:00', timeZone: 'Europe/Berlin' },
  ],
  ['a start alone', 'DTSTART;VALUE=DATE:20261230', { dueDate: '2026-12-30' }],
  ['no day', 'DESCRIPTION:One\\ntwo', { dueDate: null, description: 'One\ntwo' }],
  ['3.8.1.9: high', 'PRIORITY:4', { isImportant: true }],
  ['3.8.1.9: medium', 'PRIORITY:5', { isImportant: false }],
  ['3.8.1.9: undefined', 'PRIORITY:0', { isImportant: false }],
  ['3.8.1.11: completed', 'STATUS:COMPLETED', { isCompleted: true, isStarted: false }],
  ['3.8.1.11: in process', 'STATUS:IN-PROCESS', { isCompleted: false, isStarted: true }],
  ['3.8.1.8: a part', 'PERCENT-COMPLETE:40', { isStarted: true }],
  ['3.8.1.8: all', 'PERCENT-COMPLETE:100', { isCompleted: true }],
  ['3.8.2.1: when it was completed', 'COMPLETED:20261101T100000Z', { isCompleted: true }],
])('RFC 5545, %s', async (_, lines, expected) => {
  expect(await taskOf(lines)).toMatchObject(expected);
});

test.each<[rule: string, expected: IcsTask['recurrence']]>([
  ['FREQ=DAILY', { unit: 'day', every: 1 }],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR', { unit: 'week', every: 2, weekdays: [1, 5] }],
  ['FREQ=MONTHLY;BYMONTHDAY=15', { unit: 'month', every: 1, monthDay: 15 }],
  ['FREQ=MONTHLY;BYDAY=-1FR', { unit: 'month', every: 1, weekdays: [5], nth: -1 }],
  ['FREQ=YEARLY;UNTIL=20301231T225959Z', { unit: 'year', every: 1, until: '2030-12-31' }],
  ['FREQ=DAILY;COUNT=3', null],
  ['FREQ=MONTHLY;BYMONTHDAY=1,15', null],
  ['FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=1', null],
  ['FREQ=HOURLY', null],
  ['every now and then', null],
])('RFC 5545, 3.8.5.3: a task by %s', async (rule, recurrence) => {
  const task = await taskOf(`DUE;VALUE=DATE:20261231\r\nRRULE:${rule}`);
  expect(task).toMatchObject({ recurrence, isRuleLost: recurrence === null });
});

test('a task that was called off is no task', async () => expect(await taskOf('STATUS:CANCELLED')).toBeUndefined());
