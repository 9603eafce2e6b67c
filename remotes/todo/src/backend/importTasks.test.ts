import type { ImportUndone, RowsImported } from '@atrium/backend/import';
import { createTestApi, type TestApi } from '@atrium/core/testing';
import type { Task } from '../api/schemas';
import manifest from '../manifest';
import backend from '.';

let api: TestApi;
beforeEach(() => {
  api = createTestApi({ apps: [{ manifest, backend }] });
});

const send = async (rows: readonly object[], isDryRun?: boolean) =>
  (await api.post<RowsImported>('/apps/todo/import', { rows, isDryRun })).data;
const titles = async () =>
  (await api.get<Task[]>('/apps/todo/tasks', { sortBy: 'position' })).data.map(({ title }) => title);

test('tasks come in their order before the others, and are taken back together', async () => {
  const before = await titles();
  const rows = [{ title: 'One', dueDate: '2026-12-31', isImportant: true }, { title: 'Two' }, { title: '' }];
  const { id, imported, issues } = await send(rows);
  expect([imported, issues.map(({ row, field }) => [row, field])]).toEqual([2, [[2, 'title']]]);
  expect(await titles()).toEqual(['One', 'Two', ...before]);
  const undone = await api.post<ImportUndone>('/apps/todo/undo-import', { id });
  expect(undone.data).toEqual({ removed: 2, kept: 0 });
  expect(await titles()).toEqual(before);
});

test.each([
  ['a tag that there is not', { tags: ['nothing'] }, 'tags'],
  ['a project that there is not', { projectId: 4711 }, 'projectId'],
  ['a day that there is not', { dueDate: '2026-02-30' }, 'dueDate'],
])('%s stays out, and its row is named', async (_, more, field) => {
  expect(await send([{ title: 'One', ...more }], true)).toMatchObject({ imported: 0, issues: [{ row: 0, field }] });
});
