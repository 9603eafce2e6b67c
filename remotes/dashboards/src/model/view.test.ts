/** @jest-environment node */
import { readView, writeView } from './view';

const address = (text: string) => new URLSearchParams(text);

test('a view is the period, what it is compared with and the year of the report, whatever their order', () => {
  expect(readView(address('year=2025&page=3&compare=none&period=year'))).toBe('period=year&compare=none&year=2025');
  expect(readView(address('to=2026-11-02&from=2026-10-01&q=shop'))).toBe('from=2026-10-01&to=2026-11-02');
  expect(readView(address(''))).toBe('');
});

test('it takes the place of the one that is shown, and leaves alone what is not of it', () => {
  const shown = address('from=2026-10-01&to=2026-11-02&year=2025&sort=day&page=2');
  expect(writeView(shown, 'period=year&compare=none').toString()).toBe('sort=day&period=year&compare=none');
  expect(writeView(shown, '').toString()).toBe('sort=day');
  expect(writeView(address(''), 'period=month&admin=1').toString()).toBe('period=month');
});
