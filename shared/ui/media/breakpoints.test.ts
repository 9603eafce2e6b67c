import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { below, from } from './breakpoints';

const css = readFileSync(join(__dirname, '../theme/media.css'), 'utf8');
const named = Object.fromEntries(
  [...css.matchAll(/@custom-media (--[\w-]+) ([^;]+);/g)].map(([, name, query]) => [name, query]),
);

test('the names that style sheets use stand for the same widths', () => {
  expect(named).toEqual({
    '--phone': below('tablet'),
    '--from-tablet': from('tablet'),
    '--below-laptop': below('laptop'),
    '--below-desktop': below('desktop'),
    '--below-wide': below('wide'),
    '--narrowest': '(width < 360px)',
    '--low': '(height < 400px)',
  });
});
