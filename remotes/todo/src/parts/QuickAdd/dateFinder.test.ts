import type { Language } from 'shared/contract';
import { loadDateFinder } from './dateFinder';

// A Thursday, at noon.
const now = new Date(2026, 10, 12, 12).getTime();

test.each<[Language, string, string | undefined, string | undefined]>([
  ['en', 'Call Ann fri 5pm', '2026-11-13', '17:00'],
  ['en', 'Call Ann tomorrow', '2026-11-13', undefined],
  ['en', 'Report 5 December', '2026-12-05', undefined],
  ['en', 'Report 05/12', '2026-12-05', undefined],
  ['en', 'Report 3 January', '2027-01-03', undefined],
  ['en', 'Read the brief', undefined, undefined],
  ['de', 'Ann morgen anrufen', '2026-11-13', undefined],
  ['de', 'Bericht am Montag um 9 Uhr', '2026-11-16', '9:00'],
  ['fr', 'Appeler Ann demain', '2026-11-13', undefined],
  ['pt', 'Ligar para a Ann amanhã', '2026-11-13', undefined],
])('%s: %j', async (language, text, day, time) => {
  const find = (await loadDateFinder(language))(now);
  const found = find(text);
  expect(found?.day).toBe(day);
  expect(found?.time).toBe(time);
});
