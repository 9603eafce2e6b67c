import { changeDocument, readDocument } from '@atrium/contract/document';
import { createTestApi, type TestApi } from '@atrium/core/testing';
import type { ContentItem, DocumentAnswer, ItemDetail, Transition, TransitionAnswer } from '../api/schemas';
import manifest from '../manifest';
import backend from '.';

let api: TestApi;
beforeEach(async () => {
  api = createTestApi({ apps: [{ manifest, backend }] });
  await api.signIn('author');
});

/** State vector of an empty copy. */
const nothing = 'AA==';

const read = async (id: number) => (await api.get<ItemDetail>(`/apps/content/items/${id}`)).data;
const sync = (input: object) => api.post<DocumentAnswer>('/apps/content/document', input);
const update = (change: object) => api.post<{ item: ContentItem }>('/apps/content/update-item', change);
const step = async (id: number, action: Transition['action'], more: Partial<Transition> = {}) =>
  (await api.post<TransitionAnswer>('/apps/content/transition', { ids: [id], action, ...more })).data;

async function add(change: object = {}): Promise<number> {
  const sent = { type: 'article', title: 'Fog', body: '<p>Fog.</p>', reviewerId: 3, channelIds: [2], ...change };
  return (await api.post<{ item: ContentItem }>('/apps/content/add-item', sent)).data.item.id;
}

const copyOf = async (id: number) => (await sync({ id, vector: nothing })).data.missing ?? '';

/** Writes in a document as somebody does who has it open. */
async function write(id: number, change: Parameters<typeof changeDocument>[1]) {
  const written = await changeDocument([await copyOf(id)], change);
  return sync({ id, update: written ?? '' });
}

async function approve(id: number): Promise<void> {
  await step(id, 'submit');
  await api.signIn('editor');
  expect(await step(id, 'approve')).toMatchObject({ refused: [] });
  await api.signIn('author');
}

test('what people write at once is one text, and becomes part of the item when they rest', async () => {
  const id = await add();
  const copy = await copyOf(id);
  const [ann, ben] = await Promise.all([
    changeDocument([copy], { title: 'Fog over the bridge' }),
    changeDocument([copy], { body: '<p>Thick fog.</p>', title: 'The fog' }),
  ]);
  await sync({ id, update: ann });
  await sync({ id, update: ben });
  expect((await read(id)).item).toMatchObject({ title: 'Fog', version: 2 });
  api.clock.now += 3_000;
  const { item, events } = await read(id);
  expect(item).toMatchObject({ title: 'The fog over the bridge', body: '<p>Thick fog.</p>', version: 2 });
  expect(events.map(({ action }) => action)).toEqual(['edit', 'create']);
  expect(readDocument([await copyOf(id)])).toMatchObject({ title: item.title, body: item.body });
});

test('a step takes along what was written a moment ago', async () => {
  const id = await add();
  await write(id, { body: '<p>Rain.</p>' });
  expect(await step(id, 'submit')).toMatchObject({ done: [{ status: 'in_review', body: '<p>Rain.</p>', version: 2 }] });
});

test('one editing session is one version, whoever writes', async () => {
  const id = await add();
  await write(id, { title: 'Rain' });
  await api.signIn('editor');
  await write(id, { title: 'Rain and fog' });
  expect((await sync({ id, settles: true })).data.item).toMatchObject({ title: 'Rain and fog', version: 2 });
  api.clock.now += 31 * 60_000;
  await api.signIn('editor');
  await write(id, { title: 'Fog and rain' });
  expect((await sync({ id, settles: true })).data.item).toMatchObject({ title: 'Fog and rain', version: 3 });
});

test('writing on takes back an approval, and leaves what is live', async () => {
  const id = await add();
  await approve(id);
  await api.signIn('editor');
  await step(id, 'publishNow');
  await write(id, { title: 'Rain' });
  expect((await sync({ id, settles: true })).data.item).toMatchObject({
    status: 'draft',
    title: 'Rain',
    version: 2,
    publishedVersion: 1,
    approvedVersion: 1,
  });
  await api.signIn('subscriber');
  expect((await read(id)).item).toMatchObject({ title: 'Fog', version: 1 });
});

test('a copy that sends nothing new takes nothing back', async () => {
  const id = await add();
  const copy = await copyOf(id);
  await approve(id);
  expect((await sync({ id, vector: nothing, update: copy })).status).toBe(200);
  expect((await read(id)).item).toMatchObject({ status: 'approved', version: 1 });
});

test('nobody writes in what is in review, and who may not write does not', async () => {
  const id = await add();
  const copy = await copyOf(id);
  const written = (await changeDocument([copy], { title: 'Rain' })) ?? '';
  await step(id, 'submit');
  expect(await sync({ id, update: written })).toMatchObject({ status: 400, data: { code: 'inReview' } });
  await step(id, 'withdraw');
  expect((await sync({ id, update: written })).status).toBe(200);
  await api.signIn('subscriber');
  expect((await sync({ id, vector: nothing })).status).toBe(403);
  await api.signIn('author');
  const other = (await api.get<{ items: { id: number; authorId: number }[] }>('/apps/content/items', { perPage: 50 }))
    .data.items;
  const { item } = await read(id);
  const theirs = other.find(({ authorId }) => authorId !== item.authorId)?.id ?? 0;
  expect((await sync({ id: theirs, vector: nothing })).status).toBe(200);
  expect((await sync({ id: theirs, update: written })).status).toBe(403);
});

test('a change by a call, a restored version and a discarded one are changes of the document', async () => {
  const id = await add();
  await write(id, { summary: 'Over the bridge' });
  const { item } = (await sync({ id, settles: true })).data;
  expect(await update({ id, rev: item?.rev, body: '<p>Rain.</p>' })).toMatchObject({ status: 200 });
  expect(readDocument([await copyOf(id)])).toMatchObject({ body: '<p>Rain.</p>', summary: 'Over the bridge' });
  expect((await read(id)).document).toMatchObject({ outside: 1 });
  await write(id, { title: 'Lost?' });
  const { rev } = (await sync({ id, settles: true })).data.item ?? { rev: 0 };
  await api.post('/apps/content/restore-version', { id, rev, version: 1 });
  expect(readDocument([await copyOf(id)])).toMatchObject({ title: 'Fog', body: '<p>Fog.</p>' });
  const versions = (await api.get<{ versions: { snapshot: { title: string } }[] }>('/apps/content/versions', { id }))
    .data;
  expect(versions.versions.map(({ snapshot }) => snapshot.title)).toContain('Lost?');
});

test('what was written meanwhile is not overwritten by a call that knows an older text', async () => {
  const id = await add();
  const { rev } = (await read(id)).item;
  await write(id, { body: '<p>Rain.</p>' });
  expect((await update({ id, rev, body: '<p>Sun.</p>' })).status).toBe(409);
  expect((await update({ id, tags: ['Fog'] })).status).toBe(200);
  expect((await sync({ id, settles: true })).data.item).toMatchObject({ body: '<p>Rain.</p>', tags: ['Fog'] });
});

test('a text that is too long is kept, named, and not handed in', async () => {
  const id = await add();
  await write(id, { summary: 'x'.repeat(501) });
  expect((await sync({ id, settles: true })).data).toMatchObject({
    document: { issues: ['summary'] },
    item: { summary: '' },
  });
  expect(await step(id, 'submit')).toMatchObject({ refused: [{ reason: 'textTooLong' }] });
  await write(id, { summary: 'x'.repeat(500) });
  expect(await step(id, 'submit')).toMatchObject({ refused: [] });
});

test.each(['!', '', 'AAECAw=='])('%j is refused, and changes nothing', async (written) => {
  const id = await add();
  expect((await sync({ id, update: written })).status).toBe(400);
  expect((await read(id)).item).toMatchObject({ version: 1 });
});
