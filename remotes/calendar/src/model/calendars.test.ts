import { createEvent } from '../testing/createEvent';
import { isShown, readShown, toggleShown, writeShown } from './calendars';
import { type Hiding, hidingOf, type Shown } from './hiding';

const known = ['Personal', 'Business', 'c6'];

test.each<[string | null, string[] | null, string[]]>([
  [null, null, known],
  ['', [], []],
  ['Business,c6', ['Business', 'c6'], ['Business', 'c6']],
  ['nonsense', ['nonsense'], []],
])('an address with %j shows %j', (text, shown, visible) => {
  expect(readShown(text)).toEqual(shown);
  expect(known.filter((key) => isShown(shown, key))).toEqual(visible);
  expect(writeShown(shown)).toBe(text);
});

test('takes a calendar out and puts it back where it belongs', () => {
  const without = toggleShown(null, 'Business', known);
  expect(without).toEqual(['Personal', 'c6']);
  expect(toggleShown(without, 'Business', known)).toBeNull();
  expect(toggleShown([], 'c6', known)).toEqual(['c6']);
});

const week: Shown = { shown: null, query: '', from: '2026-11-09', to: '2026-11-15' };
const on = (first: string, last = first, rule = '') => ({ ...createEvent({ rule }), first, last });

test.each<[string, ReturnType<typeof on>, Partial<Shown>, Hiding | null]>([
  ['of a day on screen', on('2026-11-12'), {}, null],
  ['that reaches into the days', on('2026-11-01', '2026-11-09'), {}, null],
  ['before them', on('2026-11-08'), {}, 'date'],
  ['after them', on('2026-11-16'), {}, 'date'],
  ['of a series that has begun', on('2026-10-01', '2026-10-01', 'FREQ=DAILY'), {}, null],
  ['of a series to come', on('2026-11-16', '2026-11-16', 'FREQ=DAILY'), {}, 'date'],
  ['of a calendar that is off', on('2026-11-12'), { shown: ['Family'] }, 'calendar'],
  ['of a calendar that is on', on('2026-11-12'), { shown: ['Business'] }, null],
  ['that the search does not find', on('2026-11-12'), { query: 'lunch' }, 'search'],
  ['that the search finds', on('2026-11-12'), { query: 'stand' }, null],
])('an event %s', (_what, event, shown, hiding) => expect(hidingOf(event, { ...week, ...shown })).toBe(hiding));
