import { createTestApi, type TestApi } from '@atrium/core/testing';
import type { ContentComment, ItemDetail } from '../api/schemas';
import manifest from '../manifest';
import backend from '.';

let api: TestApi;
beforeEach(async () => {
  api = createTestApi({ apps: [{ manifest, backend }] });
  await api.signIn('author');
});

const item = 46;
const listed = async () => (await api.get<ItemDetail>(`/apps/content/items/${item}`)).data.comments;
const comment = async (text: string) =>
  (await api.post<{ comment: ContentComment }>('/apps/content/comments', { itemId: item, text })).data.comment;
const edit = (id: number, text: string) => api.post('/apps/content/edit-comment', { id, text });
const remove = (id: number) => api.post('/apps/content/delete-comment', { id });

test('the author of a comment writes it anew, which is seen, and nobody else does', async () => {
  const { id, editedAt } = await comment('Is that so?');
  expect(editedAt).toBeUndefined();
  expect((await edit(id, 'It is so.')).status).toBe(200);
  expect((await listed()).find((one) => one.id === id)).toMatchObject({
    text: 'It is so.',
    editedAt: expect.any(String),
  });
  await api.signIn('editor');
  expect((await edit(id, 'No.')).status).toBe(403);
  expect((await edit(id, ' ')).status).toBe(400);
  expect((await listed()).find((one) => one.id === id)?.text).toBe('It is so.');
});

test('a comment is deleted by its author or an editor, and comes back', async () => {
  const { id } = await comment('Is that so?');
  await api.signIn('editor');
  const { id: other } = await comment('Yes.');
  await api.signIn('author');
  expect((await remove(other)).status).toBe(403);
  expect((await remove(id)).status).toBe(200);
  expect((await listed()).map((one) => one.id)).not.toContain(id);
  expect((await remove(id)).status).toBe(404);
  await api.signIn('editor');
  expect((await remove(other)).status).toBe(200);
  await api.post('/apps/restore', { kind: 'contentComment', ids: [other] });
  expect((await listed()).map((one) => one.id)).toContain(other);
});
