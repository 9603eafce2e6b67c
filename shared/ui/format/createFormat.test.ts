import { createFormat, createPreferredFormat } from './createFormat';

/** Blanks of any kind count as one: which kind it is differs between versions of the tables of languages. */
const plain = (text: string) => text.replace(/[\u00a0\u202f\u2009]/g, ' ');
const now = new Date(2026, 10, 20, 12, 0).getTime();
const at = (...parts: [number, number, number, number?, number?]) => new Date(...parts).getTime();

describe('dates as lists tell them', () => {
  const { day } = createFormat('en');
  test.each([
    ['today: the time', at(2026, 10, 20, 9, 42), '9:42'],
    ['yesterday, less than a day ago', at(2026, 10, 19, 23, 50), 'Yesterday'],
    ['yesterday, more than a day ago', at(2026, 10, 19, 0, 5), 'Yesterday'],
    ['tomorrow', at(2026, 10, 21, 8, 0), 'Tomorrow'],
    ['this year', at(2026, 10, 17, 9, 0), '17 Nov'],
    ['another year', at(2025, 10, 12, 9, 0), '12 Nov 2025'],
  ])('%s', (_, value, text) => expect(day(value, now)).toBe(text));

  test('a day without a time is that day wherever one is', () => {
    expect(createFormat('en').date('2026-11-12')).toBe('12 Nov 2026');
  });

  test('what is no date is a dash, not an error', () => {
    const format = createFormat('en');
    expect([format.date('soon'), format.day(''), format.ago(Number.NaN), format.dateRange('x', 'y')]).toEqual([
      '–',
      '–',
      '–',
      '–',
    ]);
  });
});

describe('as somebody prefers it', () => {
  const moment = '2026-11-12T23:30:00Z';
  test.each([
    ['en', 'dmy', '12/11/2026', '12/11'],
    ['de', 'dmy', '12.11.2026', '12.11.'],
    ['en', 'mdy', '11/12/2026', '11/12'],
    ['fr', 'mdy', '11/12/2026', '11/12'],
    ['pt', 'ymd', '2026-11-12', '2026-11-12'],
  ] as const)('in %s, %s', (language, dateOrder, date, dateShort) => {
    const format = createPreferredFormat(language, { timeZone: '', dateOrder });
    expect([format.date('2026-11-12'), format.dateShort('2026-11-12')]).toEqual([date, dateShort]);
  });

  test('a moment is shown by the clock of the zone, and a day without a time is that day in all of them', () => {
    const { dateTime, date, day, time } = createPreferredFormat('en', { timeZone: 'Asia/Tokyo', dateOrder: '' });
    expect([dateTime(moment), time(moment)]).toEqual(['13 Nov 2026, 8:30', '8:30']);
    expect([date(moment), date('2026-11-12')]).toEqual(['13 Nov 2026', '12 Nov 2026']);
    // In Tokyo it is the 13th already.
    expect([day('2026-11-12', Date.parse(moment)), day('2026-11-14', Date.parse(moment))]).toEqual([
      'Yesterday',
      'Tomorrow',
    ]);
  });
});

describe('how long ago', () => {
  const { ago } = createFormat('en');
  test.each([
    [now - 20_000, 'now'],
    [now - 2 * 60_000, '2 min ago'],
    [at(2026, 10, 20, 9, 0), '3 hr ago'],
    [at(2026, 10, 19, 8, 0), 'yesterday'],
    [at(2026, 10, 17, 8, 0), '3 days ago'],
    [at(2026, 9, 2, 8, 0), '2 Oct'],
    [at(2026, 10, 23, 8, 0), 'in 3 days'],
  ])('%s is %s', (value, text) => expect(plain(ago(value, now)).replace('h ago', 'hr ago')).toBe(text));
});

describe('numbers', () => {
  test.each([
    ['en', '€2,124.30', '58.6%', '92.6k'],
    ['de', '2.124,30 €', '58,6 %', '92.600'],
    ['fr', '2 124,30 €', '58,6 %', '92,6 k'],
    ['pt', '€ 2.124,30', '58,6%', '92,6 mil'],
  ])('in %s', (language, money, percent, compact) => {
    const format = createFormat(language);
    expect([format.money(2124.3), format.percent(0.586), format.compact(92_600)].map(plain)).toEqual([
      money,
      percent,
      compact,
    ]);
  });

  test('differences bear their sign', () => {
    const { signed } = createFormat('en');
    expect([signed(4), signed(-12), signed(0)]).toEqual(['+4', '−12', '0']);
  });

  test.each([
    [0, '0 kB'],
    [300, '1 kB'],
    [48_200, '48 kB'],
    [2_340_000, '2.3 MB'],
  ])('a file of %i bytes is %s', (bytes, text) => expect(plain(createFormat('en').fileSize(bytes))).toBe(text));
});

test.each([
  ['en', 'Sort by: Price'],
  ['de', 'Sort by: Price'],
  ['fr', 'Sort by\u00a0: Price'],
  ['pt', 'Sort by: Price'],
] as const)('a pair in %s has the space of the language before its colon', (language, text) => {
  expect(createFormat(language).pair('Sort by', 'Price')).toBe(text);
});
