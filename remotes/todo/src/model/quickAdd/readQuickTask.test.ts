import type { Language } from '@atrium/contract';
import { loadQuickAddWords } from './loadQuickAddWords';
import type { Nameables } from './readMarks';
import { type QuickTask, readQuickTask } from './readQuickTask';

const known: Nameables = {
  tags: [
    { id: 'team', names: ['team'] },
    { id: 'high', names: ['high', 'hoch'] },
    { id: 'front-page', names: ['front-page', 'Front page'] },
  ],
  projects: [{ id: 3, names: ['Spring issue', 'spring-issue', 'spring'] }],
  people: [
    { id: 'Ann Fischer', names: ['Ann Fischer', 'Ann'] },
    { id: 'Anna Berg', names: ['Anna Berg', 'Anna'] },
  ],
  priorities: [
    { id: 'high', names: ['high', 'hoch'] },
    { id: 'low', names: ['low'] },
  ],
};

const plain: Omit<QuickTask, 'parts' | 'unclear'> = {
  title: '',
  dueDate: null,
  dueTime: null,
  recurrence: null,
  tags: [],
  priority: null,
  isImportant: false,
  assignee: null,
  projectId: null,
};

// A Thursday, at noon.
const noon = new Date(2026, 10, 12, 12).getTime();

const read = async (line: string, rejectedWords: readonly string[] = []) =>
  readQuickTask(line, {
    ...(await loadQuickAddWords('en', () => noon)),
    known,
    today: '2026-11-12',
    rejectedWords: new Set(rejectedWords),
  });

const mondays = { unit: 'week' as const, every: 1, weekdays: [1] };

test.each<[string, Partial<QuickTask>]>([
  ['Call Ann', { title: 'Call Ann' }],
  ['  Call   Ann ', { title: 'Call Ann' }],
  [
    'Call Ann fri 5pm #team !',
    { title: 'Call Ann', dueDate: '2026-11-13', dueTime: '17:00', tags: ['team'], isImportant: true },
  ],
  ['Call Ann, tomorrow', { title: 'Call Ann', dueDate: '2026-11-13' }],
  ['tomorrow call Ann', { title: 'call Ann', dueDate: '2026-11-13' }],
  ['tomorrow', { title: 'tomorrow' }],
  ['every monday', { title: 'every monday' }],
  ['every monday standup', { title: 'standup', dueDate: '2026-11-16', recurrence: mondays }],
  ['every monday standup 9am', { title: 'standup', dueDate: '2026-11-16', dueTime: '09:00', recurrence: mondays }],
  ['every monday standup tomorrow', { title: 'standup', dueDate: '2026-11-13', recurrence: mondays }],
  ['Issue #12 #TEAM #team', { title: 'Issue #12', tags: ['team'] }],
  ['#Front page first draft', { title: 'first draft', tags: ['front-page'] }],
  ['#frontpage draft', { title: '#frontpage draft' }],
  ['#hoch Angebot', { title: 'Angebot', tags: ['high'] }],
  ['Ask @ann', { title: 'Ask', assignee: 'Ann Fischer' }],
  ['Ask @Anna Berg about it', { title: 'Ask about it', assignee: 'Anna Berg' }],
  ['Ask @anna and @ann', { title: 'Ask and @ann', assignee: 'Anna Berg' }],
  ['Mail ann@example.com', { title: 'Mail ann@example.com' }],
  ['Draw +spring issue door', { title: 'Draw door', projectId: 3 }],
  ['Add +2 chairs', { title: 'Add +2 chairs' }],
  ['Ship it!', { title: 'Ship it!' }],
  ['! Ship it', { title: 'Ship it', isImportant: true }],
  ['Ship it !hoch', { title: 'Ship it', priority: 'high', tags: ['high'] }],
  ['Ship it p3 #high', { title: 'Ship it', priority: 'low', tags: ['low'] }],
  ['Ship p4 !soon', { title: 'Ship p4 !soon' }],
  ['#team !', { title: '', tags: ['team'], isImportant: true }],
  ['   ', {}],
])('%j', async (line, expected) => expect(await read(line)).toMatchObject({ ...plain, ...expected }));

test.each<[string, string[], Partial<QuickTask>]>([
  ['Play tomorrow never knows', ['tomorrow'], { title: 'Play tomorrow never knows' }],
  ['every monday standup', ['every monday'], { title: 'every monday standup' }],
  ['Ask @ann #team', ['@ann'], { title: 'Ask @ann', tags: ['team'] }],
  ['Ship it !', ['!'], { title: 'Ship it !' }],
])('%j, but for %j', async (line, rejectedWords, expected) =>
  expect(await read(line, rejectedWords)).toMatchObject({ ...plain, ...expected }),
);

test('says which words it has read, in their order', async () => {
  const { parts } = await read('fri 5pm call @ann every monday #team p1');
  expect(parts.map(({ kind, words }) => [kind, words])).toEqual([
    ['due', 'fri 5pm'],
    ['assignee', '@ann'],
    ['recurrence', 'every monday'],
    ['tag', '#team'],
    ['priority', 'p1'],
  ]);
});

test('words that are not meant make place for others', async () =>
  expect(await read('Play tomorrow never knows on friday', ['tomorrow'])).toMatchObject({
    title: 'Play tomorrow never knows',
    dueDate: '2026-11-13',
  }));

test.each([
  ['delete emails up to "january 30th"', 'delete emails up to january 30th'],
  ['“call Ann tomorrow”', 'call Ann tomorrow'],
  ['Ask about "#team"', 'Ask about #team'],
  ['Watch "Alien" with Ann', 'Watch "Alien" with Ann'],
])('the marks that keep words of %s from being read are no part of the title', async (line, title) =>
  expect(await read(line)).toMatchObject({ ...plain, title }),
);

test('invisible signs are no title, and joiners of emoji and marks of direction stay', async () => {
  expect(await read('\u200B\uFEFF')).toMatchObject({ title: '' });
  expect(await read('Call\u200B Ann\u2060 👩‍👧 ‏פגישה tomorrow')).toMatchObject({
    title: 'Call Ann 👩‍👧 ‏פגישה',
    dueDate: '2026-11-13',
  });
});

const now = Date.UTC(2026, 10, 26, 10);
const wholeWordsKnown = {
  tags: [{ id: 'top', names: ['top'] }],
  projects: [{ id: 3, names: ['launch'] }],
  people: [{ id: 'Ann', names: ['ann'] }],
  priorities: [],
};

async function wholeWordsRead(line: string, language: Language) {
  const words = await loadQuickAddWords(language, () => now);
  const { parts, ...task } = readQuickTask(line, {
    ...words,
    known: wholeWordsKnown,
    today: '2026-11-26',
    rejectedWords: new Set(),
  });
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
    'Update to v3.12.2026',
    'Читать https://пример.рф/2026/12/24',
  ])('%j is a title as it was typed', async (line) => {
    expect(await wholeWordsRead(line, language)).toEqual({
      title: line,
      dueDate: null,
      dueTime: null,
      recurrence: null,
      tags: [],
      priority: null,
      isImportant: false,
      assignee: null,
      projectId: null,
      unclear: [],
      words: [],
    });
  });

  test('a date, a tag and a person beside an address are read', async () => {
    expect(
      await wholeWordsRead('Review https://example.com/2026/01/02#top 2026-12-24 #top @ann', language),
    ).toMatchObject({
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
  expect(await wholeWordsRead(line, language)).toMatchObject({ dueDate: day });
});

test('a line of signs that never end is read in one go', async () => {
  for (const sign of ['"', '“', '`', 'a.', 'a@', 'a/', '\\', 'x', ': ', '( ', ',;', 'every 2 ', 'monday or '])
    await wholeWordsRead(sign.repeat(5_000), 'en');
});
