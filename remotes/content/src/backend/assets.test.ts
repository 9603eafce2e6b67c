import { createTestApi, type TestApi } from '@atrium/core/testing';
import type {
  AddedAsset,
  AssetAnswer,
  AssetDetail,
  AssetFiles,
  AssetFolderAnswer,
  AssetFolders,
  AssetPage,
  ChangedAssets,
  ItemAnswer,
} from '../api/schemas';
import manifest from '../manifest';
import backend from '.';

let api: TestApi;
beforeEach(async () => {
  api = createTestApi({ apps: [{ manifest, backend }] });
  await api.signIn('author');
});

const sourceOf = (words: string, type = 'image/png') =>
  `data:${type};base64,${Buffer.from(words.padEnd(200, '.')).toString('base64')}`;
const fileOf = (words: string, type?: string) => ({ fileName: `${words}.png`, src: sourceOf(words, type), size: 200 });
const add = async (words: string, more = {}) =>
  (await api.post<AddedAsset>('/apps/content/add-asset', { ...fileOf(words), ...more })).data;
const list = async (query = {}) =>
  (await api.get<AssetPage>('/apps/content/assets', query)).data.assets.map(({ title }) => title);
const detail = async (id: number) => (await api.get<AssetDetail>(`/apps/content/assets/${id}`)).data;
/** An item with the asset in its text, and its text as an answer has it. */
const write = async ({ key, type }: AddedAsset['asset'], change = {}) => {
  const body = `<p>Fog.</p><img src="/files/${key}/${type}" alt="Fog">`;
  const sent = { type: 'article', title: 'Fog', body, ...change };
  return (await api.post<ItemAnswer>('/apps/content/add-item', sent)).data.item.id;
};
const bodyOf = async (id: number) =>
  (await api.get<{ item: { body: string } }>(`/apps/content/items/${id}`)).data.item.body;

test('a file is there once, under the name of its file', async () => {
  const { asset, isKnown } = await add('fog_over-the bridge', { tags: ['Fog', 'fog'], width: 40, height: 30 });
  expect(isKnown).toBe(false);
  expect(asset).toMatchObject({ kind: 'picture', title: 'fog over the bridge', tags: ['Fog'], alt: '', width: 40 });
  expect(await add('fog_over-the bridge', { title: 'Again' })).toEqual({ asset, isKnown: true });
  expect(await list({ q: 'bridge', tag: 'FOG', kind: 'picture', missing: 'alt' })).toEqual(['fog over the bridge']);
  expect(await list({ q: 'bridge', folder: '1' })).toEqual([]);
});

test.each([
  ['a type that may hold more than a picture', { src: sourceOf('a', 'image/svg+xml') }, { src: 'type' }],
  ['an address of others', { src: 'https://a.example/a.png' }, { src: 'unknown' }],
  ['a folder that is not there', { folderId: 99 }, { folderId: 'unknown' }],
])('%s is refused beside its field', async (_what, more, codes) => {
  const answer = await api.post('/apps/content/add-asset', { ...fileOf('fog'), ...more });
  expect(answer).toMatchObject({ status: 400, data: { codes } });
});

test('more than 5 MB, and more than a library takes of words, are refused', async () => {
  for (const more of [{ size: 5 * 1024 * 1024 + 1 }, { alt: 'a'.repeat(301) }, { title: 'a'.repeat(201) }])
    expect((await api.post('/apps/content/add-asset', { ...fileOf('fog'), ...more })).status).toBe(400);
});

test('a file that is replaced keeps its address: texts have the new one, however often', async () => {
  const { asset } = await add('first');
  const id = await write(asset, { cover: { src: asset.src, alt: 'Fog' } });
  expect(await bodyOf(id)).toContain(sourceOf('first'));
  let { rev } = asset;
  for (const words of ['second', 'third']) {
    const answer = await api.post<AssetAnswer>('/apps/content/replace-asset', { id: asset.id, rev, ...fileOf(words) });
    rev = answer.data.asset.rev;
    expect(answer.data.asset).toMatchObject({ id: asset.id, title: 'first', src: sourceOf(words) });
    expect(await bodyOf(id)).toContain(sourceOf(words));
  }
  const { files } = (await api.get<AssetFiles>('/apps/content/asset-files', { key: [asset.key, 'unknown'] })).data;
  expect(files).toEqual([{ key: asset.key, src: sourceOf('third') }]);
  expect((await detail(asset.id)).uses).toEqual([
    { itemId: id, title: 'Fog', status: 'draft', isLive: false, places: ['text'] },
  ]);
  expect(await add('second')).toMatchObject({ isKnown: true, asset: { id: asset.id } });
});

test('a picture is not replaced by a file, nor by what is in the library', async () => {
  const [{ asset }] = await Promise.all([add('first'), add('other')]);
  const replace = async (file: object) =>
    (await api.post('/apps/content/replace-asset', { id: asset.id, rev: asset.rev, ...file })).data;
  expect(await replace(fileOf('a', 'application/pdf'))).toMatchObject({ codes: { src: 'otherKind' } });
  expect(await replace(fileOf('other'))).toMatchObject({ codes: { src: 'taken' } });
});

test('what is used is deleted only when that is confirmed, and its items keep it', async () => {
  const [{ asset }, { asset: unused }] = await Promise.all([add('used'), add('unused')]);
  const id = await write(asset);
  await api.post('/apps/content/replace-asset', { id: asset.id, ...fileOf('newer') });
  const remove = async (more = {}) =>
    (await api.post<ChangedAssets>('/apps/content/delete-assets', { ids: [asset.id, unused.id, 4711], ...more })).data;
  expect(await remove()).toEqual({
    done: [unused.id],
    refused: [
      { id: 4711, reason: 'gone', uses: 0 },
      { id: asset.id, reason: 'used', uses: 1 },
    ],
  });
  expect((await remove({ isConfirmed: true })).done).toEqual([asset.id]);
  expect(await bodyOf(id)).toContain(sourceOf('newer'));
  await api.post('/apps/restore', { kind: 'contentAsset', ids: [asset.id, unused.id] });
  expect((await list({ q: 'used' })).sort()).toEqual(['unused', 'used']);
  const { files } = (await api.get<AssetFiles>('/apps/content/asset-files', { key: [unused.key] })).data;
  expect(files).toEqual([{ key: unused.key, src: unused.src }]);
});

test('authors change what they have added, editors everything, readers know of none', async () => {
  const { asset } = await add('fog');
  const update = (change: object) => api.post<AssetAnswer>('/apps/content/update-asset', { id: asset.id, ...change });
  expect((await update({ rev: asset.rev, alt: 'Fog', credit: 'Ana' })).data.asset).toMatchObject({ alt: 'Fog' });
  expect((await update({ rev: asset.rev, alt: 'More fog' })).status).toBe(409);
  expect((await update({ title: ' ' })).data).toMatchObject({ codes: { title: 'required' } });
  await api.signIn('editor');
  const { asset: ofEditor } = await add('rain');
  expect((await update({ alt: 'A bridge in fog' })).status).toBe(200);
  await api.signIn('author');
  const ids = [asset.id, ofEditor.id];
  const { done, refused } = (
    await api.post<ChangedAssets>('/apps/content/edit-assets', { ids, addTags: ['Weather'], folderId: null })
  ).data;
  expect([done, refused]).toEqual([[asset.id], [{ id: ofEditor.id, reason: 'notAllowed', uses: 0 }]]);
  expect((await api.post('/apps/content/update-asset', { id: ofEditor.id, alt: 'Rain' })).status).toBe(403);
  expect((await api.post('/apps/content/add-asset-folder', { name: 'Weather' })).status).toBe(403);
  await api.signIn('subscriber');
  expect((await api.get('/apps/content/assets')).status).toBe(403);
  expect((await api.post('/apps/content/add-asset', fileOf('sun'))).status).toBe(403);
});

test('a folder has its name alone; without it, its files stay', async () => {
  await api.signIn('editor');
  const { folder } = (await api.post<AssetFolderAnswer>('/apps/content/add-asset-folder', { name: 'Weather' })).data;
  expect((await api.post('/apps/content/add-asset-folder', { name: 'WEATHER' })).data).toMatchObject({
    codes: { name: 'taken' },
  });
  await add('fog', { folderId: folder.id });
  expect(await list({ folder: String(folder.id) })).toEqual(['fog']);
  const folders = async () => (await api.get<AssetFolders>('/apps/content/asset-folders')).data.folders;
  expect(await folders()).toContainEqual(expect.objectContaining({ name: 'Weather', assets: 1 }));
  await api.post('/apps/content/delete-asset-folder', { id: folder.id });
  expect(await folders()).not.toContainEqual(expect.objectContaining({ name: 'Weather' }));
  expect(await list({ q: 'fog', folder: 'none' })).toEqual(['fog']);
});
