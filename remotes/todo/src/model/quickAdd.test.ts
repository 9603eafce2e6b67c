import type { TaskTag } from '../api/schemas';
import { type FindDate, type QuickTask, readQuickTask } from './quickAdd';

const tagsByWord = new Map<string, TaskTag>([
  ['team', 'team'],
  ['hoch', 'high'],
]);

const days: Record<string, { day: string; time?: string }> = {
  tomorrow: { day: '2026-11-13' },
  'fri 5pm': { day: '2026-11-13', time: '17:00' },
};

const findDate: FindDate = (text) => {
  for (const [words, date] of Object.entries(days)) {
    const index = text.indexOf(words);
    if (index >= 0) return { ...date, index, words };
  }
  return undefined;
};

const plain: QuickTask = { title: '', dueDate: null, tags: [], isImportant: false };

test.each<[string, Partial<QuickTask>]>([
  ['Call Ann', { title: 'Call Ann' }],
  ['  Call   Ann ', { title: 'Call Ann' }],
  ['Call Ann fri 5pm #team !', { title: 'Call Ann, 17:00', dueDate: '2026-11-13', tags: ['team'], isImportant: true }],
  ['Call Ann, tomorrow', { title: 'Call Ann', dueDate: '2026-11-13' }],
  ['tomorrow call Ann', { title: 'call Ann', dueDate: '2026-11-13' }],
  ['tomorrow', { title: 'tomorrow' }],
  ['Issue #12 #TEAM #team', { title: 'Issue #12', tags: ['team'] }],
  ['#hoch Angebot', { title: 'Angebot', tags: ['high'] }],
  ['Ship it!', { title: 'Ship it!' }],
  ['! Ship it', { title: 'Ship it', isImportant: true }],
  ['#team !', { title: '', tags: ['team'], isImportant: true }],
  ['   ', {}],
])('%j', (line, expected) => expect(readQuickTask(line, { tagsByWord, findDate })).toEqual({ ...plain, ...expected }));
