import type { Language } from '@atrium/contract';
import { de } from './lines/de';
import { en } from './lines/en';
import { fr } from './lines/fr';
import type { LineTable } from './lines/LineTable';
import { pt } from './lines/pt';
import { loadQuickAddWords } from './loadQuickAddWords';
import { readQuickTask } from './readQuickTask';

const now = new Date(2026, 10, 26, 10).getTime();
const tables: Record<Language, LineTable> = { en, de, fr, pt };

describe.each<Language>(['en', 'de', 'fr', 'pt'])('%s', (language) => {
  const read = async (line: string) =>
    readQuickTask(line, {
      ...(await loadQuickAddWords(language, () => now)),
      known: { tags: [], projects: [], people: [], priorities: [] },
      today: '2026-11-26',
      rejectedWords: new Set(),
    });

  const rows = tables[language].read.map(([line, title, due, rule]) => ({ line, title, due, rule: rule ?? null }));

  test.each(rows)('$line', async ({ line, title, due, rule }) => {
    const { dueDate, dueTime, recurrence, unclear, ...task } = await read(line);
    expect([task.title, [dueDate, dueTime].filter(Boolean).join(' ')]).toEqual([title, due]);
    expect(recurrence).toEqual(rule);
    expect(unclear).toEqual([]);
  });

  test.each(tables[language].kept)('%s stays as it is', async (line) =>
    expect(await read(line)).toMatchObject({ title: line, dueDate: null, recurrence: null, parts: [], unclear: [] }),
  );

  test.each(tables[language].asked)('%s is asked about', async (line, words) =>
    expect(await read(line)).toMatchObject({ title: line, dueDate: null, recurrence: null, unclear: [words] }),
  );
});

test('there are a hundred lines for each language', () => {
  for (const { read, kept, asked } of Object.values(tables))
    expect(read.length + kept.length + asked.length).toBeGreaterThanOrEqual(100);
});
