import type { Language } from '@atrium/contract';
import { loadQuickAddWords } from './loadQuickAddWords';
import { readQuickTask } from './readQuickTask';

const now = Date.UTC(2026, 10, 26, 10);
const known = {
  tags: [{ id: 'top', names: ['top'] }],
  projects: [{ id: 3, names: ['launch'] }],
  people: [{ id: 'Ann', names: ['ann'] }],
  priorities: [],
};

async function read(line: string, language: Language) {
  const words = await loadQuickAddWords(language, () => now);
  const { parts, ...task } = readQuickTask(line, { ...words, known, today: '2026-11-26', refused: new Set() });
  return { ...task, words: parts.map((part) => part.words) };
}

describe.each<Language>(['en', 'de', 'fr', 'pt'])('in %s', (language) => {
  test.each([
    'Review https://example.com/2026/12/24/launch#top',
    'Review (https://example.com/2026-12-24).',
    'Review http://localhost:3000/24.12.2026/?at=17:30',
    'Review www.example.com/2026/12/24',
    'Review example.com/2026/12/24/launch',
    'Review ftp://example.com/24.12.2026',
    'Write to ann+2026-12-24@example.com',
    'Write to mailto:team-17:30@example.com',
    'Print report-2026-12-24.pdf',
    'Print 2026-12-24.pdf',
    'Print 24.12.2026.xlsx, then go',
    'Print «Bericht 24.12.2026»',
    'Print report_2026-12-24',
    'Open C:\\reports\\2026-12-24\\a.txt',
    'Open /srv/reports/2026/12/24',
    'Open ./2026-12-24/notes',
    'Open src/2026-12-24/notes',
    'Run `backup --until 2026-12-24 --at 17:30`',
    'Delete mails up to "2026-12-24"',
    'Update to v3.12.2026',
    'Читать https://пример.рф/2026/12/24',
  ])('%j is a title as it was typed', async (line) => {
    expect(await read(line, language)).toEqual({
      title: line,
      dueDate: null,
      dueTime: null,
      recurrence: null,
      tags: [],
      priority: null,
      isImportant: false,
      assignee: null,
      projectId: null,
      words: [],
    });
  });

  test('a date, a tag and a person beside an address are read', async () => {
    expect(await read('Review https://example.com/2026/01/02#top 2026-12-24 #top @ann', language)).toMatchObject({
      title: 'Review https://example.com/2026/01/02#top',
      dueDate: '2026-12-24',
      tags: ['top'],
      assignee: 'Ann',
    });
  });
});

test.each<[string, Language, string]>([
  ['Call 24.12.', 'de', '2026-12-24'],
  ['Anruf 24.Dez', 'de', '2026-12-24'],
  ['Anruf 24.12.2026', 'de', '2026-12-24'],
  ['Call 24-Dec-2026', 'en', '2026-12-24'],
  ['Call tomorrow.', 'en', '2026-11-27'],
  ['Appeler 24/12/2026', 'fr', '2026-12-24'],
])('%j in %s is still due on %s', async (line, language, day) => {
  expect(await read(line, language)).toMatchObject({ dueDate: day });
});

test('a line of signs that never end is read in one go', async () => {
  for (const sign of ['"', '“', '`', 'a.', 'a@', 'a/', '\\']) await read(sign.repeat(5_000), 'en');
});
