import fc from 'fast-check';
import { checkRule } from './checkRule';
import { parseRule } from './parseRule';
import { completeRule } from './periods';
import { wallTimesBetween } from './wallTimes';
import { createWork, usualSteps, type Work } from './work';

const at = (text: string) => Date.parse(`${text.length > 10 ? text : `${text}T09:00:00`}Z`);
const never = Number.POSITIVE_INFINITY;

interface Followed {
  start: string;
  from?: string;
  to?: string;
  work?: Work;
}

/** The first event and those after it, by the clock of the series. */
function* follow(text: string, { start, from, to, work = createWork() }: Followed): Generator<string> {
  const rule = parseRule(text);
  if (typeof rule === 'string') throw new Error(`${text}: ${rule}`);
  const first = at(start);
  const write = (wall: number) => new Date(wall).toISOString().slice(0, 16);
  const complete = completeRule(rule, first, false);
  if (!from) yield write(first);
  for (const wall of wallTimesBetween(complete, from ? at(from) : first, to ? at(to) : never, work)) yield write(wall);
}

const take = (text: string, start: string, count: number) => {
  const found: string[] = [];
  for (const wall of follow(text, { start })) if (found.push(wall.replace('T09:00', '')) === count) break;
  return found;
};

// The examples of RFC 5545, 3.8.5.3, and further cases of its 3.3.10.
test.each([
  ['FREQ=DAILY;COUNT=10', '1997-09-02', '1997-09-02 1997-09-03 1997-09-04'],
  ['FREQ=DAILY;INTERVAL=2', '1997-09-02', '1997-09-02 1997-09-04 1997-09-06'],
  ['FREQ=DAILY;INTERVAL=10;COUNT=5', '1997-09-02', '1997-09-02 1997-09-12 1997-09-22 1997-10-02 1997-10-12'],
  ['FREQ=DAILY;BYMONTH=1', '1998-01-30', '1998-01-30 1998-01-31 1999-01-01'],
  ['FREQ=YEARLY;BYMONTH=1;BYDAY=SU,MO,TU,WE,TH,FR,SA', '1998-01-30', '1998-01-30 1998-01-31 1999-01-01'],
  ['FREQ=WEEKLY;COUNT=10', '1997-09-02', '1997-09-02 1997-09-09 1997-09-16'],
  ['FREQ=WEEKLY;INTERVAL=2;WKST=SU', '1997-09-02', '1997-09-02 1997-09-16 1997-09-30'],
  ['FREQ=WEEKLY;WKST=SU;BYDAY=TU,TH', '1997-09-02', '1997-09-02 1997-09-04 1997-09-09'],
  ['FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=MO,WE,FR', '1997-09-01', '1997-09-01 1997-09-03 1997-09-05 1997-09-15'],
  ['FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO', '1997-08-05', '1997-08-05 1997-08-10 1997-08-19 1997-08-24'],
  ['FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU', '1997-08-05', '1997-08-05 1997-08-17 1997-08-19 1997-08-31'],
  ['FREQ=MONTHLY;COUNT=10;BYDAY=1FR', '1997-09-05', '1997-09-05 1997-10-03 1997-11-07'],
  ['FREQ=MONTHLY;INTERVAL=2;COUNT=10;BYDAY=1SU,-1SU', '1997-09-07', '1997-09-07 1997-09-28 1997-11-02 1997-11-30'],
  ['FREQ=MONTHLY;COUNT=6;BYDAY=-2MO', '1997-09-22', '1997-09-22 1997-10-20 1997-11-17'],
  ['FREQ=MONTHLY;BYMONTHDAY=-3', '1997-09-28', '1997-09-28 1997-10-29 1997-11-28 1997-12-29'],
  ['FREQ=MONTHLY;COUNT=10;BYMONTHDAY=2,15', '1997-09-02', '1997-09-02 1997-09-15 1997-10-02'],
  ['FREQ=MONTHLY;COUNT=10;BYMONTHDAY=1,-1', '1997-09-30', '1997-09-30 1997-10-01 1997-10-31 1997-11-01'],
  ['FREQ=MONTHLY;INTERVAL=18;BYMONTHDAY=10,11', '1997-09-10', '1997-09-10 1997-09-11 1999-03-10 1999-03-11'],
  ['FREQ=MONTHLY;INTERVAL=2;BYDAY=TU', '1997-09-23', '1997-09-23 1997-09-30 1997-11-04'],
  ['FREQ=YEARLY;COUNT=10;BYMONTH=6,7', '1997-06-10', '1997-06-10 1997-07-10 1998-06-10'],
  ['FREQ=YEARLY;INTERVAL=2;COUNT=10;BYMONTH=1,2,3', '1997-03-10', '1997-03-10 1999-01-10 1999-02-10 1999-03-10'],
  ['FREQ=YEARLY;INTERVAL=3;BYYEARDAY=1,100,200', '1997-01-01', '1997-01-01 1997-04-10 1997-07-19 2000-01-01'],
  ['FREQ=YEARLY;BYDAY=20MO', '1997-05-19', '1997-05-19 1998-05-18 1999-05-17'],
  ['FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO', '1997-05-12', '1997-05-12 1998-05-11 1999-05-17'],
  ['FREQ=YEARLY;BYWEEKNO=20', '1997-05-14', '1997-05-14 1998-05-13 1999-05-19'],
  ['FREQ=YEARLY;BYWEEKNO=1;BYDAY=MO', '1996-12-30', '1996-12-30 1997-12-29 1999-01-04'],
  ['FREQ=YEARLY;BYWEEKNO=-1;BYDAY=MO', '1996-12-23', '1996-12-23 1997-12-22 1998-12-28'],
  ['FREQ=YEARLY;BYMONTH=3;BYDAY=TH', '1997-03-27', '1997-03-27 1998-03-05 1998-03-12'],
  ['FREQ=YEARLY;BYDAY=TH;BYMONTH=6,7,8', '1997-08-28', '1997-08-28 1998-06-04 1998-06-11'],
  ['FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13', '1998-02-13', '1998-02-13 1998-03-13 1998-11-13 1999-08-13'],
  ['FREQ=MONTHLY;BYDAY=SA;BYMONTHDAY=7,8,9,10,11,12,13', '1997-09-13', '1997-09-13 1997-10-11 1997-11-08'],
  [
    'FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8',
    '1996-11-05',
    '1996-11-05 2000-11-07 2004-11-02',
  ],
  ['FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3', '1997-09-04', '1997-09-04 1997-10-07 1997-11-06'],
  ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2', '1997-09-29', '1997-09-29 1997-10-30 1997-11-27 1997-12-30'],
  ['FREQ=MONTHLY;BYMONTHDAY=15,30;COUNT=5', '2007-01-15', '2007-01-15 2007-01-30 2007-02-15 2007-03-15 2007-03-30'],
  ['FREQ=MONTHLY;BYMONTH=9,3;BYMONTHDAY=22', '2023-03-22', '2023-03-22 2023-09-22 2024-03-22'],
  ['FREQ=YEARLY;BYMONTHDAY=18', '2026-04-18', '2026-04-18 2026-05-18 2026-06-18'],
  ['FREQ=DAILY;BYMONTHDAY=-1', '2026-04-30', '2026-04-30 2026-05-31 2026-06-30 2026-07-31'],
  ['FREQ=YEARLY;BYYEARDAY=-1', '2026-12-31', '2026-12-31 2027-12-31 2028-12-31'],
  ['FREQ=YEARLY;BYDAY=-1MO', '2026-12-28', '2026-12-28 2027-12-27 2028-12-25'],
  ['FREQ=MONTHLY', '2026-10-31', '2026-10-31 2026-12-31 2027-01-31 2027-03-31'],
  ['FREQ=YEARLY', '2024-02-29', '2024-02-29 2028-02-29 2032-02-29'],
  ['FREQ=YEARLY;BYMONTH=2', '2024-01-29', '2024-01-29 2024-02-29 2028-02-29'],
  ['FREQ=DAILY;COUNT=3;BYDAY=MO', '2026-11-12', '2026-11-12 2026-11-16 2026-11-23'],
  ['freq=weekly;byday=mo', '2026-11-02', '2026-11-02 2026-11-09 2026-11-16'],
])('%s from %s', (rule, start, expected) => {
  const days = expected.split(' ');
  expect(take(rule, start, days.length)).toEqual(days);
});

test('several times a day', () => {
  const found = take('FREQ=DAILY;BYHOUR=9,17;BYMINUTE=0,30', '2026-11-12T09:00', 5);
  expect(found).toEqual(['2026-11-12', '2026-11-12T09:30', '2026-11-12T17:00', '2026-11-12T17:30', '2026-11-13']);
});

test.each([
  ['FREQ=DAILY;BYDAY=2MO', 'notAllowed'],
  ['FREQ=WEEKLY;BYDAY=-1FR', 'notAllowed'],
  ['FREQ=WEEKLY;BYMONTHDAY=1', 'notAllowed'],
  ['FREQ=MONTHLY;BYWEEKNO=20', 'notAllowed'],
  ['FREQ=DAILY;BYYEARDAY=100', 'notAllowed'],
  ['FREQ=YEARLY;BYWEEKNO=20;BYDAY=1MO', 'notAllowed'],
  ['FREQ=MONTHLY;BYSETPOS=1', 'notAllowed'],
  ['FREQ=DAILY;COUNT=3;UNTIL=20261224', 'notAllowed'],
  ['FREQ=HOURLY', null],
  ['FREQ=HOURLY;INTERVAL=8', null],
  ['FREQ=HOURLY;BYMINUTE=0,30', 'withinDay'],
  ['FREQ=HOURLY;INTERVAL=24;BYHOUR=3', 'never'],
  ['FREQ=HOURLY;INTERVAL=48;BYDAY=TH;BYSETPOS=2', 'never'],
  ['FREQ=HOURLY;INTERVAL=168;BYDAY=FR', 'never'],
  ['FREQ=MINUTELY', 'withinDay'],
  ['FREQ=MINUTELY;INTERVAL=90', null],
  ['FREQ=MINUTELY;BYHOUR=9;BYMINUTE=0,20,40', null],
  ['FREQ=SECONDLY;INTERVAL=60', 'withinDay'],
  ['FREQ=SECONDLY;BYHOUR=9;BYMINUTE=30;BYSECOND=0', null],
  ['FREQ=DAILY;BYSETPOS=2;BYDAY=MO', 'never'],
  ['FREQ=DAILY;BYHOUR=9;BYMINUTE=0,2,4,6,8,10,12,14,16,18,20,22,24,26,28,30,32,34,36,38,40,42,44,46,48', 'withinDay'],
  ['FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30', 'never'],
  ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', 'never'],
  ['FREQ=DAILY;INTERVAL=999999999', 'never'],
  ['FREQ=YEARLY;INTERVAL=99999', 'never'],
  ['FREQ=YEARLY;BYYEARDAY=366;BYMONTH=1', 'never'],
  ['FREQ=MONTHLY;BYDAY=1MO;BYMONTHDAY=31', 'never'],
  ['FREQ=DAILY;INTERVAL=7;BYDAY=MO', 'never'],
  ['FREQ=MONTHLY;BYDAY=6MO', 'never'],
  ['FREQ=WEEKLY;BYDAY=TU;BYSETPOS=2', 'never'],
  ['', 'syntax'],
  ['BYDAY=MO', 'syntax'],
  ['FREQ=SOMETIMES', 'syntax'],
  ['FREQ=DAILY;INTERVAL=0', 'syntax'],
  ['FREQ=DAILY;COUNT=0', 'syntax'],
  ['FREQ=DAILY;COUNT=many', 'syntax'],
  ['FREQ=DAILY;UNTIL=20260230', 'syntax'],
  ['FREQ=DAILY;UNTIL=20261224T256100Z', 'syntax'],
  ['FREQ=MONTHLY;BYMONTHDAY=32', 'syntax'],
  ['FREQ=MONTHLY;BYMONTHDAY=0', 'syntax'],
  ['FREQ=YEARLY;BYMONTH=13', 'syntax'],
  ['FREQ=WEEKLY;BYDAY=XX', 'syntax'],
  ['FREQ=DAILY;FREQ=DAILY', 'syntax'],
  ['FREQ=DAILY;X-ODD=1', 'syntax'],
  [`FREQ=DAILY;BYDAY=${'MO,'.repeat(1000)}MO`, 'syntax'],
  ['FREQ=DAILY;COUNT=1', null],
  ['FREQ=DAILY;UNTIL=20000101', null],
  ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;BYDAY=MO', null],
])('%s from Thursday, 12 November 2026 has the issue %s', (rule, issue) => {
  expect(checkRule(rule, at('2026-11-12'), false)).toBe(issue);
});

describe('the work is bounded', () => {
  test('it does not grow with the age of a series', () => {
    const costOf = (start: string) => {
      const work = createWork();
      const rule = 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR';
      const found = [...follow(rule, { start, from: '2026-11-02', to: '2026-11-30', work })];
      expect(found).toHaveLength(21);
      return usualSteps - work.left;
    };
    expect(costOf('1970-01-05')).toBe(costOf('2026-10-05'));
    expect(costOf('1970-01-05')).toBeLessThan(250);
  });

  test('what a COUNT has counted is not counted again, also when one goes back', () => {
    const costOf = (month: string) => {
      const work = createWork();
      const found = [
        ...follow('FREQ=DAILY;COUNT=30000', { start: '1970-01-01', from: `${month}-01`, to: `${month}-28`, work }),
      ];
      expect(found).toHaveLength(28);
      return usualSteps - work.left;
    };
    expect(costOf('2026-11')).toBeGreaterThan(100_000);
    expect(costOf('2026-12')).toBeLessThan(5000);
    expect(costOf('2026-10')).toBeLessThan(5000);
    expect([...follow('FREQ=DAILY;COUNT=30000', { start: '1970-01-01', from: '2052-02-18' })]).toEqual([
      '2052-02-18T09:00',
      '2052-02-19T09:00',
    ]);
  });

  test('a limit that is reached is said', () => {
    const work = createWork(100);
    expect([...follow('FREQ=DAILY', { start: '2026-01-01', work })].length).toBeLessThan(102);
    expect(work.isCut).toBe(true);
  });

  const numbers = (from: number, to: number) => fc.array(fc.integer({ min: from, max: to }), { maxLength: 4 });
  const weekday = fc.constantFrom('MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU');
  const listPart = (name: string, values: fc.Arbitrary<readonly unknown[]>) =>
    values.map((list) => (list.length > 0 ? `${name}=${list.join(',')}` : ''));
  const rules = fc
    .tuple(
      fc
        .constantFrom('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY', 'HOURLY', 'MINUTELY', 'SECONDLY')
        .map((name) => `FREQ=${name}`),
      fc.constantFrom('', 'INTERVAL=2', 'INTERVAL=7', 'INTERVAL=53', 'INTERVAL=999999999'),
      fc.constantFrom('', '', 'COUNT=1', 'COUNT=999999999', 'UNTIL=99991231', 'UNTIL=20270101T000000Z'),
      listPart('BYMONTH', numbers(1, 12)),
      listPart('BYWEEKNO', numbers(-53, 53)),
      listPart('BYYEARDAY', numbers(-366, 366)),
      listPart('BYMONTHDAY', numbers(-31, 31)),
      listPart(
        'BYDAY',
        fc
          .array(fc.tuple(fc.constantFrom('', '', '1', '-1', '5', '53'), weekday), { maxLength: 3 })
          .map((days) => days.map((day) => day.join(''))),
      ),
      listPart('BYHOUR', numbers(0, 23)),
      listPart('BYSECOND', numbers(0, 60)),
      fc.oneof(
        fc.constant(''),
        weekday.map((day) => `WKST=${day}`),
      ),
      listPart('BYSETPOS', numbers(-366, 366)),
    )
    // Most combinations of all parts are invalid: some are left out at random.
    .chain((parts) =>
      fc
        .array(fc.integer({ min: 0, max: 2 }), { minLength: parts.length, maxLength: parts.length })
        .map((kept) => parts.filter((part, index) => part && (index === 0 || kept[index] === 0)).join(';')),
    );

  const amounts = [
    [80, ''],
    [300, ' @all'],
  ] as const;

  test.each(amounts)(
    'none of %i rules takes more steps than are given, or gives days that are out of order%s',
    (numRuns) => {
      const starts = fc.integer({ min: at('1900-01-01') / 60_000, max: at('2100-01-01') / 60_000 });
      fc.assert(
        fc.property(rules, starts, (text, minutes) => {
          const first = minutes * 60_000;
          const check = createWork();
          const issue = checkRule(text, first, false, check);
          expect(check.isCut).toBe(false);
          const rule = parseRule(text);
          if (typeof rule === 'string') return expect(issue).toBe(rule);
          const work = createWork(20_000);
          const found = [...wallTimesBetween(completeRule(rule, first, false), first, never, work)];
          expect(work.left).toBeGreaterThanOrEqual(0);
          expect(found.every((wall, index) => wall > (found[index - 1] ?? first))).toBe(true);
          if (issue === 'never') expect(found).toEqual([]);
        }),
        { numRuns },
      );
    },
  );

  test.each(amounts)(
    'of %i rules, what is found from the middle of a series on is what is found from its beginning on%s',
    (numRuns) => {
      fc.assert(
        fc.property(rules, fc.integer({ min: 0, max: 2000 }), (text, days) => {
          const rule = parseRule(text);
          if (typeof rule === 'string') return;
          const first = at('2026-01-30');
          const complete = completeRule(rule, first, false);
          const [from, to] = [first + days * 86_400_000, first + (days + 400) * 86_400_000];
          const all = [...wallTimesBetween(complete, first, to, createWork(1e7))];
          expect([...wallTimesBetween(complete, from, to, createWork(1e7))]).toEqual(
            all.filter((wall) => wall >= from),
          );
        }),
        { numRuns },
      );
    },
  );
});
