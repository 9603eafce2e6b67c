import { snoozeChoices } from './snooze';

const choices = (now: string) =>
  snoozeChoices(new Date(now)).map(({ choice, until }) => {
    const date = [until.getFullYear(), until.getMonth() + 1, until.getDate()].join('-');
    return `${choice} ${date} ${until.getHours()}`;
  });

test.each([
  // A Wednesday.
  ['2026-03-11T10:00', ['later 2026-3-11 18', 'tomorrow 2026-3-12 8', 'weekend 2026-3-14 8', 'week 2026-3-16 8']],
  ['2026-03-11T17:30', ['tomorrow 2026-3-12 8', 'weekend 2026-3-14 8', 'week 2026-3-16 8']],
  // A Friday and a Sunday.
  ['2026-03-13T10:00', ['later 2026-3-13 18', 'tomorrow 2026-3-14 8', 'week 2026-3-16 8']],
  ['2026-03-15T20:00', ['tomorrow 2026-3-16 8', 'weekend 2026-3-21 8']],
  ['2026-12-31T20:00', ['tomorrow 2027-1-1 8', 'weekend 2027-1-2 8', 'week 2027-1-4 8']],
])('on %s an email can come back %j', (now, expected) => expect(choices(now)).toEqual(expected));
