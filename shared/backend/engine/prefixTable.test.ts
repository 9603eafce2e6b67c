import { PrefixTable } from './prefixTable';

function tableOf(owners: Record<string, string[]>): PrefixTable {
  const table = new PrefixTable();
  for (const [id, prefixes] of Object.entries(owners)) table.add(id, prefixes);
  return table;
}

const table = tableOf({ notes: ['/apps/notes', '/card'], auth: ['/jwt'], deep: ['/api/users/old'] });

test.each([
  ['/apps/notes', 'notes'],
  ['/apps/notes/3/', 'notes'],
  ['/apps/notes?page=2', 'notes'],
  ['/apps/notesbook', undefined],
  ['/apps', undefined],
  ['/', undefined],
  ['', undefined],
  ['/api/users/old/7', 'deep'],
  ['/api/users', undefined],
])('the calls to "%s" are those of %s', (path, owner) => {
  expect(table.ownerOf(path)).toBe(owner);
});

test.each([
  ['thief', '/apps/notes', '/apps/notes'],
  ['thief', '/apps/notes/mine', '/apps/notes'],
  ['thief', '/api/users', '/api/users/old'],
  ['thief', '/api', '/api/users/old'],
  ['thief', '/apps/notesbook', undefined],
  ['notes', '/apps/notes/mine', undefined],
])('%s may not have %s beside %s', (id, prefix, taken) => {
  expect(table.taken(id, [prefix])?.prefix).toBe(taken);
});

test('what is given back is free', () => {
  const changing = tableOf({ notes: ['/apps/notes'], chat: ['/apps/chat'] });
  changing.remove(['/apps/notes']);
  expect(changing.taken('thief', ['/apps/notes'])).toBeUndefined();
  expect(changing.taken('thief', ['/apps'])?.owner).toBe('chat');
  expect(changing.ownerOf('/apps/notes')).toBeUndefined();
});
