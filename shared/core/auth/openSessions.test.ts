import { admin, freshSignIns, minute } from './testing/signIns';

const signIns = freshSignIns(beforeEach);
const { login, refresh, statusWith } = signIns;

test('a session that was ended opens and refreshes nothing any more; others of the same person go on', async () => {
  const [first, second] = [(await login({ ...admin, device: 'Firefox' })).data, (await login(admin)).data];
  signIns.api.clock.now += minute;
  const engine = await signIns.api.opening;
  const list = () => engine.read([], async ({ credentials }) => credentials.sessions?.list(1) ?? []);
  const renewed = (await refresh({ refreshToken: second.refreshToken })).data;
  const open = await list();
  expect(open.map(({ device, seenAt, startedAt }) => [device, seenAt - startedAt])).toEqual([
    ['', minute],
    ['Firefox', 0],
  ]);
  await engine.change('auth', ({ credentials }) => credentials.sessions?.end(1, open[1]?.id));
  expect(await statusWith(`Bearer ${first.accessToken}`)).toBe(401);
  expect((await refresh({ refreshToken: first.refreshToken })).status).toBe(401);
  expect(await statusWith(`Bearer ${renewed.accessToken}`)).toBe(200);
  signIns.api.clock.now += 11 * minute;
  expect(await list()).toEqual([]);
});
