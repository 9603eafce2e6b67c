import { sendTimes } from './sendTimes';

const written = (now: Date) =>
  sendTimes(now).map(
    ({ name, at }) => `${name} ${at.getMonth() + 1}/${at.getDate()} ${at.getHours()}:${at.getMinutes()}`,
  );

test.each([
  [
    'a Wednesday',
    new Date(2026, 10, 18, 15, 40),
    ['tomorrowMorning 11/19 8:0', 'tomorrowAfternoon 11/19 13:0', 'mondayMorning 11/23 8:0'],
  ],
  ['a Sunday', new Date(2026, 10, 22, 9), ['tomorrowMorning 11/23 8:0', 'tomorrowAfternoon 11/23 13:0']],
  [
    'a Monday at the end of a month',
    new Date(2026, 10, 30, 9),
    ['tomorrowMorning 12/1 8:0', 'tomorrowAfternoon 12/1 13:0', 'mondayMorning 12/7 8:0'],
  ],
])('on %s', (_day, now, expected) => {
  expect(written(now)).toEqual(expected);
});
