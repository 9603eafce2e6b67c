import { readWrittenTime } from './readWrittenTime';

test.each([
  ['14:30', '14:30'],
  ['9:05', '09:05'],
  ['09.05', '09:05'],
  ['14h30', '14:30'],
  ['14 h 30', '14:30'],
  ['14h', '14:00'],
  ['1430', '14:30'],
  ['930', '09:30'],
  ['9', '09:00'],
  ['0', '00:00'],
  ['9 Uhr', '09:00'],
  ['um 14:30 Uhr', '14:30'],
  ['à 14h30', '14:30'],
  ['às 9h', '09:00'],
  ['at 2pm', '14:00'],
  ['2:30 PM', '14:30'],
  ['2.30 p.m.', '14:30'],
  ['12am', '00:00'],
  ['12 pm', '12:00'],
  ['noon', '12:00'],
  ['Mitternacht', '00:00'],
  ['midi', '12:00'],
  ['meio-dia', '12:00'],
  [' 8:00 ', '08:00'],
])('%j is %s', (text, time) => {
  expect(readWrittenTime(text)).toBe(time);
});

test.each([
  '',
  '24:00',
  '14:60',
  '13pm',
  '0am',
  '14:3',
  '14:300',
  '99',
  'soon',
  'constructor',
  '9 o',
  '9m',
  '9 a',
  '-9',
  '9:30:15',
])('%j is no time', (text) => {
  expect(readWrittenTime(text)).toBeNull();
});

test('each time of the day is read back as it is shown', () => {
  for (let minute = 0; minute < 1440; minute += 1) {
    const time = new Date(minute * 60_000).toISOString().slice(11, 16);
    expect(readWrittenTime(time)).toBe(time);
    expect(readWrittenTime(time.replace(':', ''))).toBe(time);
  }
});
