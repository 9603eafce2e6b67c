import { toSpan } from './DayRangeFields';

test.each([
  ['lastDays', '2026-03-01', '2026-01-31', '2026-03-01'],
  ['month', '2028-02-10', '2028-02-01', '2028-02-29'],
  ['lastMonth', '2026-01-31', '2025-12-01', '2025-12-31'],
  ['year', '2026-06-15', '2026-01-01', '2026-12-31'],
] as const)('%s as of %s', (span, today, from, to) => expect(toSpan(span, today)).toEqual({ from, to }));
