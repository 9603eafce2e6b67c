import type { Language } from 'shared/contract';
import { weekStartOf } from './weekStart';

test.each<[Language, number]>([
  ['en', 1],
  ['de', 1],
  ['fr', 1],
  ['pt', 7],
])('a week in %s begins on day %i', (language, day) => expect(weekStartOf(language)).toBe(day));
