import { createTestApi, type TestApi } from '@atrium/core/testing';
import type { BlogPage } from '../api/blog/schemas';
import type {
  EditorialSettings,
  ExportPage,
  ItemAnswer,
  ItemDetail,
  ItemPage,
  TransitionAnswer,
  TypeAnswer,
  TypeList,
} from '../api/schemas';
import manifest from '../manifest';
import backend from '.';

let api: TestApi;
beforeEach(async () => {
  api = createTestApi({ apps: [{ manifest, backend }] });
  await api.signIn('admin');
});

const fields = [
  { key: 'price', label: 'Price', kind: 'number', isRequired: true, min: 0 },
  { key: 'day', label: 'Day', kind: 'date' },
  { key: 'colour', label: 'Colour', kind: 'choice', choices: ['Red', 'Blue'] },
  { key: 'related', label: 'Related', kind: 'reference', isList: true },
  { key: 'notes', label: 'Notes', kind: 'text', maxLength: 10 },
];
const define = async (more: object = {}) =>
  (await api.post<TypeAnswer>('/apps/content/add-type', { name: 'Product', fields, ...more })).data.type;
const begin = (more: object = {}) => api.post<ItemAnswer>('/apps/content/add-item', { type: 'article', ...more });
const write = (id: number, more: object = {}) => api.post<ItemAnswer>('/apps/content/update-item', { id, ...more });
const read = async (id: number) => (await api.get<ItemDetail>(`/apps/content/items/${id}`)).data;
const step = async (id: number, action: string) =>
  (await api.post<TransitionAnswer>('/apps/content/transition', { ids: [id], action })).data;
const written = { title: 'A tram', body: '<p>In fog.</p>', channelIds: [1], reviewerId: 3 };

async function beginProduct(values: object, more: object = {}) {
  const type = await define();
  const { item } = (await begin({ ...written, typeId: type.id, values, ...more })).data;
  return { type, id: item.id };
}

test('admins and maintainers define types, those who write read them, readers know of none', async () => {
  const type = await define();
  for (const role of ['editor', 'author', 'subscriber'] as const) {
    await api.signIn(role);
    expect((await api.post('/apps/content/add-type', { name: 'Poem' })).status).toBe(403);
    expect((await api.post('/apps/content/update-type', { id: type.id, name: 'Poem' })).status).toBe(403);
    expect((await api.post('/apps/content/delete-type', { id: type.id })).status).toBe(403);
    const mayRead = role === 'subscriber' ? 403 : 200;
    expect((await api.get('/apps/content/types')).status).toBe(mayRead);
    expect((await api.get('/apps/content/references', { ids: [18] })).status).toBe(mayRead);
  }
  await api.signIn('maintainer');
  expect((await api.post('/apps/content/update-type', { id: type.id, rev: type.rev, name: 'Poem' })).status).toBe(200);
  expect((await api.get<EditorialSettings>('/apps/content/frame')).data.types).toContainEqual({
    id: type.id,
    name: 'Poem',
    isArchived: false,
  });
});

test('a type is there once, says what is wrong with it, and is not written over', async () => {
  const type = await define();
  const { id, rev } = type;
  expect((await api.post('/apps/content/add-type', { name: 'product' })).data).toMatchObject({
    codes: { name: 'taken' },
  });
  const update = (more: object) => api.post<TypeAnswer>('/apps/content/update-type', { id, rev, ...more });
  expect((await update({ fields: [{ key: 'colour', label: 'Colour', kind: 'choice' }] })).data).toMatchObject({
    codes: { 'fields.0.choices': 'noChoices' },
  });
  expect((await update({ fields: [{ key: 'price', label: 'Price', kind: 'text' }] })).data).toMatchObject({
    codes: { 'fields.0.kind': 'kindChanged' },
  });
  expect((await update({ name: 'Goods' })).data.type).toMatchObject({ name: 'Goods', fields: type.fields });
  expect((await update({ name: 'Wares' })).status).toBe(409);
});

test('values are those of the type; a draft may lack some, and they keep it from review', async () => {
  const { id } = await beginProduct({});
  expect((await write(id, { values: { price: 'three' } })).data).toMatchObject({
    codes: { 'values.price': 'malformed' },
  });
  expect((await write(id, { values: { poem: 'x' } })).data).toMatchObject({ codes: { 'values.poem': 'unknown' } });
  expect((await write(id, { values: { related: [4711] } })).data).toMatchObject({
    codes: { 'values.related': 'unknown' },
  });
  expect((await write(18, { values: { price: 3 } })).data).toMatchObject({ codes: { values: 'unknown' } });
  expect((await read(id)).item.unfitFields).toBe(1);
  expect((await step(id, 'submit')).refused).toEqual([{ id, reason: 'unfitFields' }]);
  expect((await write(id, { values: { price: -3, notes: 'longer than ten' } })).status).toBe(200);
  expect((await read(id)).item).toMatchObject({ unfitFields: 2, values: { notes: 'longer than ten', price: -3 } });
  await write(id, { values: { price: 3 } });
  expect((await step(id, 'submit')).refused).toEqual([]);
});

test('values are approved with the text: readers have those of the live version, a change is a new one', async () => {
  const { id } = await beginProduct({ price: 12, day: '2026-12-24', related: [16, 18] });
  for (const action of ['submit', 'approve', 'publishNow']) expect((await step(id, action)).refused).toEqual([]);
  const post = async () => (await api.get<BlogPage>('/blog/list/data/detail', { id })).data.blog.fields;
  const [price, day, related] = await post();
  expect(price).toMatchObject({ label: 'Price', kind: 'number', numbers: [12] });
  expect(day).toMatchObject({ texts: ['2026-12-24'] });
  // Item 18 is no item of readers.
  expect(related?.items).toEqual([{ id: 16, title: 'Who reads whom', path: '/pages/blog/post/who-reads-whom' }]);

  await write(id, { values: { price: 14 } });
  const { item, base, fields: shown } = await read(id);
  expect(item).toMatchObject({ status: 'draft', values: { price: 14 } });
  expect(base?.snapshot.values).toEqual({ day: '2026-12-24', price: 12, related: [16, 18] });
  expect(shown).toMatchObject([{ numbers: [14] }]);
  expect((await post())[0]).toMatchObject({ numbers: [12] });
  await api.signIn('subscriber');
  expect((await read(id)).fields[0]).toMatchObject({ numbers: [12] });
});

test('a version that is written again, a translation and an export have the values', async () => {
  const { type, id } = await beginProduct({ price: 12 });
  await write(id, { values: { price: 14 } });
  await api.post('/apps/content/restore-version', { id, version: 1 });
  expect((await read(id)).item.values).toEqual({ price: 12 });
  const { item } = (await api.post<ItemAnswer>('/apps/content/add-translation', { id, locale: 'de' })).data;
  expect(item).toMatchObject({ typeId: type.id, values: { price: 12 } });
  const { types, items } = (await api.get<ExportPage>('/apps/content/export')).data;
  expect(types).toMatchObject([{ name: 'Product' }]);
  expect(items.length).toBeGreaterThan(0);
  const last = (await api.get<ExportPage>('/apps/content/export', { after: id - 1 })).data;
  expect(last.types).toEqual([]);
  expect(last.items[0]).toMatchObject({ item: { typeId: type.id, values: { price: 12 } } });
  const taken = await api.post<{ done: { id: number }[]; refused: object[] }>('/apps/content/import', {
    items: [
      { type: 'article', title: 'Taken in', typeId: type.id, values: { price: 3 } },
      { type: 'article', title: 'Not', typeId: type.id, values: { price: 'x' } },
    ],
  });
  expect(taken.data.refused).toMatchObject([{ place: 1, field: 'values.price' }]);
  expect((await read(taken.data.done[0]?.id ?? 0)).item.values).toEqual({ price: 3 });
});

test('a preview of a version has its fields, and nothing in them is markup of the page', async () => {
  const { id } = await beginProduct({ price: 1234.5, notes: '<b>a</b>' }, { locale: 'de' });
  const { path } = (
    await api.post<{ path: string }>('/apps/content/add-preview', {
      itemId: id,
      version: 1,
      days: 7,
      mayComment: false,
      name: 'Press',
    })
  ).data;
  await write(id, { values: { price: 2 } });
  const token = new URLSearchParams(path.split('?')[1]).get('token');
  const page = (await api.get<string>('/apps/content/preview', { token })).data;
  expect(page).toContain('1.234,5');
  expect(page).toContain('&amp;lt;b&amp;gt;a');
});

test('a removed field keeps its values hidden until it is back', async () => {
  const { type, id } = await beginProduct({ price: 12, notes: 'Heavy' });
  const update = async (sent: object[]) => {
    const { rev } = (await api.get<TypeList>('/apps/content/types')).data.types[0] ?? {};
    await api.post('/apps/content/update-type', { id: type.id, rev, fields: sent });
  };
  await update(fields.filter(({ key }) => key !== 'notes'));
  expect((await read(id)).fields.map(({ key }) => key)).toEqual(['price']);
  await write(id, { values: { price: 13 } });
  expect((await read(id)).item.values).toEqual({ notes: 'Heavy', price: 13 });
  await update(fields);
  expect((await read(id)).fields.map(({ key }) => key)).toEqual(['price', 'notes']);
});

test('a type that items have is archived, not deleted; lists find its items, and the search their values', async () => {
  const { type, id } = await beginProduct({ price: 12, notes: 'Zeppelin' });
  const found = async (query: { customType?: number; q?: string }) =>
    (await api.get<ItemPage>('/apps/content/items', query)).data.items.map((item) => item.id);
  expect(await found({ customType: type.id })).toEqual([id]);
  expect(await found({ q: 'zeppelin' })).toEqual([id]);
  expect((await api.post('/apps/content/delete-type', { id: type.id })).status).toBe(400);
  expect((await api.post('/apps/content/update-type', { id: type.id, isArchived: true })).status).toBe(200);
  const other = await define({ name: 'Poem' });
  expect((await api.post('/apps/content/delete-type', { id: other.id })).status).toBe(200);
  const { types } = (await api.get<TypeList>('/apps/content/types')).data;
  expect(types.map(({ name, items, archivedAt }) => [name, items, archivedAt === null])).toEqual([
    ['Product', 1, false],
  ]);
});

test('an empty item is one of its type', async () => {
  const type = await define();
  const plain = (await begin()).data.item;
  const typed = (await begin({ typeId: type.id })).data.item;
  expect(typed.id).not.toBe(plain.id);
  expect((await begin({ typeId: type.id })).data.item.id).toBe(typed.id);
  expect((await begin({ typeId: 4711 })).data).toMatchObject({ codes: { typeId: 'unknown' } });
});
