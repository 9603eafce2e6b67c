import 'fake-indexeddb/auto';
import { hashOf, moveRecords, sweepFiles, toUpload } from '@atrium/backend/files';
import { createTestApi, notesApp } from '@atrium/core/testing';
import { openBrowserFiles } from './browserFiles';
import { openIndexedDb } from './indexedDb';

const picture = `data:image/png;base64,${'iVBORw0K'.repeat(40)}`;
interface NoteAnswer {
  note: { id: number; title: string };
}

let databases = 0;
async function openTab(name = `files-${databases}`) {
  const persistence = await openIndexedDb(name);
  const files = await openBrowserFiles(`${name}-files`);
  return { persistence, files, api: createTestApi({ apps: [notesApp], persistence, files: async () => files }) };
}
beforeEach(() => {
  databases += 1;
});

const listHashes = async (files: Awaited<ReturnType<typeof openBrowserFiles>>) => {
  const found: string[] = [];
  for await (const { hash } of files.list()) found.push(hash);
  return found;
};
const rowOf = async ({ persistence }: Awaited<ReturnType<typeof openTab>>, id: number) =>
  JSON.stringify((await persistence.read('notes')).find((row) => row.id === id));

test('records hold references, answers the file, and what comes back is the same file', async () => {
  const tab = await openTab();
  const title = `<p><img src="${picture}"></p>`;
  const { note } = (await tab.api.post<NoteAnswer>('/apps/notes/add', { note: { title: picture } })).data;
  expect(note.title).toBe(picture);
  expect(await rowOf(tab, note.id)).toMatch(/"title":"\/files\/[0-9a-f]{64}\/image\/png"/);
  await tab.api.post('/apps/notes/add', { note: { title } });
  const other = await openTab();
  expect(
    (await other.api.get<NoteAnswer['note'][]>('/apps/notes/list', { q: '' })).data.map((one) => one.title),
  ).toEqual(expect.arrayContaining([picture, title]));
  expect(await listHashes(other.files)).toHaveLength(1);
});

test('a file that is sent as it is opens as a data URL', async () => {
  const { api, files } = await openTab();
  const bytes = new TextEncoder().encode('Hello');
  const upload = await toUpload(files, { fileName: 'a.txt', type: 'text/plain', bytes });
  const engine = await api.opening;
  const answer = await engine.handle({ method: 'POST', url: '/api/files', ...upload });
  expect(answer).toMatchObject({
    status: 201,
    data: { file: { fileName: 'a.txt', size: 5, url: 'data:text/plain;base64,SGVsbG8=' } },
  });
  expect(await listHashes(files)).toEqual([await hashOf(bytes)]);
});

test('what an earlier version kept in records leaves them, and nothing is done twice', async () => {
  const name = `files-${databases}`;
  const former = createTestApi({ apps: [notesApp], persistence: await openIndexedDb(name) });
  const { note } = (await former.post<NoteAnswer>('/apps/notes/add', { note: { title: picture } })).data;
  const tab = await openTab(name);
  expect(await rowOf(tab, note.id)).toContain('base64');
  await moveRecords(tab.persistence, tab.files, 1_000);
  await moveRecords(tab.persistence, tab.files, 2_000);
  expect(await rowOf(tab, note.id)).not.toContain('base64');
  expect((await tab.persistence.read('files')).map((row) => ({ ...row }))).toMatchObject([
    { uses: 1, createdAt: 1_000 },
  ]);
  const later = await openTab(name);
  expect((await later.api.get<NoteAnswer['note']>(`/apps/notes/list/${note.id}`)).data).toMatchObject({
    title: picture,
  });
  await later.api.delete('/apps/notes/remove', { id: note.id });
  await later.api.post('/apps/restore', { kind: 'note', ids: [note.id] });
  expect(await listHashes(later.files)).toHaveLength(1);
});

test('bytes of which no record knows are deleted a day later', async () => {
  const { api, files } = await openTab();
  await files.put('a'.repeat(64), new Uint8Array([1]));
  const engine = await api.opening;
  const sweep = () =>
    sweepFiles(files, { read: (work) => engine.read([], work), change: (work) => engine.change('frame', work) });
  api.clock.now = Date.now() + 23 * 60 * 60_000;
  await sweep();
  expect(await listHashes(files)).toHaveLength(1);
  api.clock.now += 2 * 60 * 60_000;
  await sweep();
  expect(await listHashes(files)).toEqual([]);
});
