import { startOfDay } from './startOfDay';

test.each(['2026-11-18', '2024-02-29', '2026-03-29'])('%s begins at midnight where one is', (day) => {
  const start = new Date(startOfDay(day) ?? '');
  const [year, month, date] = day.split('-').map(Number);
  expect([start.getFullYear(), start.getMonth() + 1, start.getDate(), start.getHours()]).toEqual([
    year,
    month,
    date,
    0,
  ]);
});

test.each(['', 'soon'])('%p is no day', (day) => {
  expect(startOfDay(day)).toBeUndefined();
});
