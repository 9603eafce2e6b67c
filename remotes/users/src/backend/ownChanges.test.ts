import { createTestApi, type TestApi } from '@atrium/core/testing';
import type { UserTimeline } from '../api/eventSchemas';
import manifest from '../manifest';
import backend from '.';
import { receiveOwnChange } from './ownChanges';

let api: TestApi;
beforeEach(() => {
  api = createTestApi({ apps: [{ manifest, backend }] });
});

const receive = async (sent: unknown) => (await api.opening).change('users', (store) => receiveOwnChange(store, sent));
const timeline = async () => (await api.get<UserTimeline>('/api/users/timeline', { id: 4 })).data;

test('what somebody changes of their own account is in their timeline, but no picture', async () => {
  const company = { field: 'company', before: 'Marram', after: 'Coast' };
  const avatar = { field: 'avatar', before: null, after: '/files/1' };
  await receive({ personId: 4, fields: ['company', 'avatar'], changes: [company, avatar] });
  const [latest] = (await timeline()).events;
  expect(latest).toMatchObject({
    kind: 'changed',
    by: 'Jonas Weber',
    fields: ['company', 'avatar'],
    changes: [company],
  });
});

test.each([[undefined], ['text'], [{ personId: 4, fields: 'company' }], [{ personId: 9999, fields: [], changes: [] }]])(
  'what is no change of anybody (%j) is left out',
  async (sent) => {
    const before = await timeline();
    await receive(sent);
    expect(await timeline()).toEqual(before);
  },
);
