import { createTestApi, type TestApi } from '@atrium/core/testing';
import type { PresenceAnswer } from '../api/schemas';
import manifest from '../manifest';
import backend from '.';

let api: TestApi;
beforeEach(async () => {
  api = createTestApi({ apps: [{ manifest, backend }] });
});

const here = async () =>
  (await api.get<PresenceAnswer>('/apps/content/presence')).data.here.map(({ itemId, people }) => [
    itemId,
    people.map(({ id }) => id),
  ]);
const open = (id: number) => api.post('/apps/content/document', { id });

test('who has an item open is seen by the others, until their page says so no more', async () => {
  await api.signIn('author');
  await open(18);
  api.clock.now += 20_000;
  const { userData } = await api.signIn('editor');
  await open(18);
  await open(19);
  const [first, second] = await here();
  expect(first?.[0]).toBe(18);
  expect(first?.[1]).toHaveLength(2);
  expect(second).toEqual([19, [userData.id]]);
  api.clock.now += 30_000;
  expect(await here()).toEqual([
    [18, [userData.id]],
    [19, [userData.id]],
  ]);
  api.clock.now += 15_000;
  expect(await here()).toEqual([]);
});

test('readers do not see who writes', async () => {
  await api.signIn('author');
  await open(18);
  await api.signIn('subscriber');
  expect(await here()).toEqual([]);
});
