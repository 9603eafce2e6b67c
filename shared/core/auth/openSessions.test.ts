import { admin, freshSignIns, minute } from './testing/signIns';

const signIns = freshSignIns(beforeEach);
const { login, refresh, statusWith } = signIns;

test('a session that was ended opens and refreshes nothing any more; others of the same person go on', async () => {
  const [first, second] = [(await login({ ...admin, device: 'Firefox' })).data, (await login(admin)).data];
  signIns.api.clock.now += minute;
  const { store } = await signIns.api.opening;
  const renewed = (await refresh({ refreshToken: second.refreshToken })).data;
  const open = store.credentials.sessions?.list(1) ?? [];
  expect(open.map(({ device, seenAt, startedAt }) => [device, seenAt - startedAt])).toEqual([
    ['', minute],
    ['Firefox', 0],
  ]);
  store.credentials.sessions?.end(1, open[1]?.id);
  expect(await statusWith(`Bearer ${first.accessToken}`)).toBe(401);
  expect((await refresh({ refreshToken: first.refreshToken })).status).toBe(401);
  expect(await statusWith(`Bearer ${renewed.accessToken}`)).toBe(200);
  signIns.api.clock.now += 11 * minute;
  expect(store.credentials.sessions?.list(1)).toEqual([]);
});
