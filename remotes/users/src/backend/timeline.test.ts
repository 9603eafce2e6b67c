import { createTestApi } from '@atrium/core/testing';
import type { UserFieldChange, UserTimeline } from '../api/eventSchemas';
import manifest from '../manifest';
import backend from '.';

async function changeUser(...changes: readonly object[]) {
  const api = createTestApi({ apps: [{ manifest, backend }] });
  await api.signIn('admin');
  for (const change of changes) {
    api.clock.now += 1000;
    await api.post('/apps/users/update-user', { id: 4, ...change });
  }
  return (params = {}) => api.get<UserTimeline>('/api/users/timeline', { id: 4, ...params });
}

const blank = { company: '', status: 'active', role: 'editor', contact: '', avatar: null };

test.each<[change: object, fields: string[], changes: UserFieldChange[]]>([
  [{ company: 'Marram' }, ['company'], [{ field: 'company', before: null, after: 'Marram' }]],
  [
    { role: 'author', status: 'inactive' },
    ['status', 'role'],
    [
      { field: 'status', before: 'active', after: 'inactive' },
      { field: 'role', before: 'editor', after: 'author' },
    ],
  ],
  [{ address: { city: 'Bonn' } }, ['address.city'], [{ field: 'address.city', before: null, after: 'Bonn' }]],
  [
    { contactOptions: ['email', 'phone'] },
    ['contactOptions'],
    [{ field: 'contactOptions', before: null, after: ['email', 'phone'] }],
  ],
  [{ avatar: 'data:image/png;base64,iVBORw0KGgoAAAA' }, ['avatar'], []],
])('of %j the timeline keeps who, when, and both values', async (change, fields, changes) => {
  const timeline = await changeUser(blank, change);
  const [latest] = (await timeline()).data.events;
  expect(latest).toMatchObject({ kind: 'changed', by: 'Joana Duarte', fields, changes });
});

test('a change that changes nothing is none', async () => {
  const timeline = await changeUser({ company: 'Marram' }, { company: 'Marram' }, {});
  expect((await timeline()).data.total).toBe(1);
});

test('the timeline comes in pages', async () => {
  const names = Array.from({ length: 23 }, (_, index) => `Company ${index}`);
  const timeline = await changeUser(...names.map((company) => ({ company })));
  const first = (await timeline()).data;
  expect([first.events.length, first.total]).toEqual([20, 23]);
  const { events } = (await timeline({ page: 2, perPage: 20 })).data;
  expect(events.map(({ changes }) => changes?.[0]?.after)).toEqual(['Company 2', 'Company 1', 'Company 0']);
});
