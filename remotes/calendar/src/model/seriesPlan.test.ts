import { createEvent } from '../testing/createEvent';
import { contentOf } from './event';
import { expandEvents } from './expandEvents';

import { placeOf, planChange, planRemoval } from './seriesPlan';

/** Every Thursday at 10:30 in Berlin, six times, without the third one. */
const series = createEvent({
  id: 7,
  rev: 3,
  uid: 'stand-up',
  start: '2026-11-12T09:30:00.000Z',
  end: '2026-11-12T10:00:00.000Z',
  timeZone: 'Europe/Berlin',
  rule: 'FREQ=WEEKLY;COUNT=6;BYDAY=TH',
  exceptions: ['2026-11-26T09:30:00.000Z'],
});
const standIn = createEvent({
  id: 8,
  start: '2026-12-03T13:00:00.000Z',
  end: '2026-12-03T13:30:00.000Z',
  timeZone: 'Europe/Berlin',
  series: { id: 7, start: '2026-12-03T09:30:00.000Z' },
});
const events = [series, standIn];
const span = { from: Date.parse('2026-11-01'), to: Date.parse('2027-02-01') };
const { occurrences: shown } = expandEvents(events, span);

const at = (start: string) => {
  const occurrence = shown.find((event) => event.start.startsWith(start));
  if (!occurrence) throw new Error(`Nothing starts at ${start}`);
  return placeOf(events, occurrence, series);
};
const anHourLater = (start: string) => {
  const { occurrence } = at(start);
  const later = (time: string) => new Date(Date.parse(time) + 3_600_000).toISOString();
  return { ...contentOf(occurrence), rule: series.rule, start: later(occurrence.start), end: later(occurrence.end) };
};

test('a series is shown without its exceptions, and with what stands in for one of it', () => {
  expect(shown.map(({ key }) => key)).toEqual([
    '7@2026-11-12T09:30:00.000Z',
    '7@2026-11-19T09:30:00.000Z',
    '7@2026-12-10T09:30:00.000Z',
    '7@2026-12-17T09:30:00.000Z',
    '8',
  ]);
});

test('a change of one event makes a stand-in, and changes one that is there', () => {
  const content = anHourLater('2026-11-19');
  expect(planChange(at('2026-11-19'), 'this', content)).toEqual({
    add: [{ ...content, rule: '', series: { id: 7, start: '2026-11-19T09:30:00.000Z' }, uid: 'stand-up' }],
  });
  expect(planChange(at('2026-12-03'), 'this', anHourLater('2026-12-03'))).toMatchObject({
    update: [{ id: 8, rev: 1, rule: '', start: '2026-12-03T14:00:00.000Z' }],
  });
});

test('a change of the following ones ends the series, and begins another with as many as are left', () => {
  expect(planChange(at('2026-11-19'), 'following', anHourLater('2026-11-19'))).toMatchObject({
    update: [{ id: 7, rev: 3, rule: 'FREQ=WEEKLY;BYDAY=TH;UNTIL=20261119T092959Z' }],
    add: [
      {
        start: '2026-11-19T10:30:00.000Z',
        rule: 'FREQ=WEEKLY;BYDAY=TH;COUNT=5',
        exceptions: ['2026-11-26T10:30:00.000Z'],
      },
    ],
    remove: [8],
  });
});

test('a change of all moves the whole series, its exceptions, and the places of what replaces one of it', () => {
  const { update, remove } = planChange(at('2026-12-10'), 'all', anHourLater('2026-12-10'));
  expect(update).toMatchObject([
    {
      id: 7,
      start: '2026-11-12T10:30:00.000Z',
      end: '2026-11-12T11:00:00.000Z',
      exceptions: ['2026-11-26T10:30:00.000Z'],
    },
    { id: 8, series: { id: 7, start: '2026-12-03T10:30:00.000Z' } },
  ]);
  expect(remove).toEqual([]);
});

test('the following ones of the first are all of them; another day moves the days of the rule', () => {
  const content = contentOf(at('2026-11-12').occurrence);
  const friday = { ...content, start: '2026-11-13T09:30:00.000Z', end: '2026-11-13T10:00:00.000Z' };
  expect(planChange(at('2026-11-12'), 'following', friday).update?.[0]).toMatchObject({
    id: 7,
    start: '2026-11-13T09:30:00.000Z',
    rule: 'FREQ=WEEKLY;COUNT=6;BYDAY=FR',
  });
});

test('all of a series become whole days, and with another rule nothing is left of its exceptions', () => {
  const days = { ...contentOf(at('2026-11-19').occurrence), allDay: true, start: '2026-11-19', end: '2026-11-20' };
  expect(planChange(at('2026-11-19'), 'all', days)).toMatchObject({
    update: [{ id: 7, start: '2026-11-12', end: '2026-11-13', exceptions: [] }],
    remove: [8],
  });
});

test('the clock of a series changes between its first event and the one that is moved', () => {
  const summer = createEvent({
    id: 9,
    start: '2027-03-25T09:30:00.000Z',
    end: '2027-03-25T10:00:00.000Z',
    timeZone: 'Europe/Berlin',
    rule: 'FREQ=WEEKLY',
  });
  const later = { from: span.from, to: Date.parse('2027-05-01') };
  const [, second] = expandEvents([summer], later).occurrences;
  if (!second) throw new Error('The series has one event only');
  expect(second.start).toBe('2027-04-01T08:30:00.000Z');
  const content = { ...contentOf(second), start: '2027-04-01T09:30:00.000Z', end: '2027-04-01T10:00:00.000Z' };
  expect(planChange(placeOf([summer], second, summer), 'all', content).update?.[0]).toMatchObject({
    start: '2027-03-25T10:30:00.000Z',
    end: '2027-03-25T11:00:00.000Z',
  });
});

test.each([
  [
    'this',
    '2026-11-19',
    { update: [{ id: 7, rev: 3, exceptions: [...series.exceptions, '2026-11-19T09:30:00.000Z'] }], remove: [] },
  ],
  [
    'this',
    '2026-12-03',
    { update: [{ id: 7, rev: 3, exceptions: [...series.exceptions, '2026-12-03T09:30:00.000Z'] }], remove: [8] },
  ],
  [
    'following',
    '2026-12-10',
    { update: [{ id: 7, rev: 3, rule: 'FREQ=WEEKLY;BYDAY=TH;UNTIL=20261210T092959Z' }], remove: [] },
  ],
  ['following', '2026-11-12', { remove: [7, 8] }],
  ['all', '2026-12-17', { remove: [7, 8] }],
] as const)('deleting %s of %s', (scope, start, batch) => {
  expect(planRemoval(at(start), scope)).toEqual(batch);
});
