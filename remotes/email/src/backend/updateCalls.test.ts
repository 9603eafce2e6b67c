import type { EmailAnswer } from '../api/schemas';
import { createMailApi, ids } from '../testing/testApi';

let { api, list, get } = createMailApi();
beforeEach(() => {
  ({ api, list, get } = createMailApi());
});

describe('changing emails', () => {
  test('takes the four fields that may change, and skips unknown ids', async () => {
    const before = await get(1);
    const dataToUpdate = {
      isRead: false,
      isStarred: true,
      labels: ['private'],
      folder: 'spam',
      subject: 'hacked',
      id: 7,
    };
    const { status } = await api.post('/apps/email/update-emails', { emailIds: ['1', 9999], dataToUpdate });
    expect(status).toBe(200);
    expect(await get(1)).toMatchObject({
      id: 1,
      subject: before.subject,
      isRead: false,
      isStarred: true,
      labels: ['private'],
      folder: 'spam',
    });
  });

  test.each([
    [{}],
    [{ emailIds: [1] }],
    [{ emailIds: 1, dataToUpdate: {} }],
    [{ emailIds: [1], dataToUpdate: { folder: 'attic' } }],
    [{ emailIds: [1], dataToUpdate: { isRead: 'yes' } }],
    [{ emailIds: [null], dataToUpdate: { isRead: true } }],
    [[]],
    ['text'],
    [null],
  ])('refuses %j and changes nothing', async (body) => {
    const before = await list({ folder: '' });
    const answer = await api.post('/apps/email/update-emails', body);
    expect(answer).toMatchObject({ status: 400, data: { error: expect.any(Object) } });
    expect(await list({ folder: '' })).toEqual(before);
  });

  test('toggles a label on each email by itself', async () => {
    const toggle = () => api.post('/apps/email/update-emails-label', { emailIds: [1, 2, 2], label: 'personal' });
    const before = [(await get(1)).labels, (await get(2)).labels];
    await toggle();
    expect((await get(1)).labels.includes('personal')).toBe(!before[0]?.includes('personal'));
    await toggle();
    expect([(await get(1)).labels.sort(), (await get(2)).labels.sort()]).toEqual(before.map((labels) => labels.sort()));
  });

  test('deletes for good only what is in the trash or a draft, and gives it back', async () => {
    const trash = (await list({ folder: 'trash' })).emails;
    const inbox = (await list()).emails;
    const emailIds = ids([...trash, ...inbox]);
    await api.post('/apps/email/delete-emails', { emailIds });
    expect((await list({ folder: 'trash' })).emails).toEqual([]);
    expect((await list()).emails).toEqual(inbox);
    expect((await api.post('/apps/restore', { kind: 'email', ids: ids(trash) })).data).toEqual({
      restored: ids(trash),
    });
    expect((await list({ folder: 'trash' })).emails).toEqual(trash);
  });
});

test('a snoozed mail comes back by itself, on top and to be read', async () => {
  const [, , third] = (await list()).emails;
  const emailIds = [third?.id];
  const until = new Date(api.clock.now + 3_600_000).toISOString();
  expect((await api.post('/apps/email/update-emails', { emailIds, dataToUpdate: { folder: 'snoozed' } })).status).toBe(
    400,
  );
  await api.post('/apps/email/update-emails', { emailIds, dataToUpdate: { folder: 'snoozed', snoozedUntil: until } });
  expect(ids((await list()).emails)).not.toContain(third?.id);
  expect(ids((await list({ folder: 'snoozed' })).emails)).toEqual(emailIds);
  api.clock.now += 3_600_001;
  const [first] = (await list()).emails;
  expect(first).toMatchObject({ id: third?.id, isRead: false, returnedAt: until });
  expect(first).not.toHaveProperty('snoozedUntil');
  expect((await list({ folder: 'snoozed' })).emails).toEqual([]);
});

describe('an email that is sent later, thrown away', () => {
  const inAnHour = () => new Date(api.clock.now + 3_600_000).toISOString();
  const schedule = async () => {
    const draft = { to: [{ email: 'ann@example.com' }], subject: 'Later', sendAt: inAnHour() };
    return (await api.post<EmailAnswer>('/apps/email/save-draft', draft)).data.email.id;
  };
  const away = {
    async deleted(id: number) {
      await api.post('/apps/email/delete-emails', { emailIds: [id] });
      return () => api.post('/apps/restore', { kind: 'email', ids: [id] });
    },
    async 'moved to the trash'(id: number) {
      const move = (folder: string) =>
        api.post('/apps/email/update-emails', { emailIds: [id], dataToUpdate: { folder } });
      await move('trash');
      return () => move('draft');
    },
  };

  test.each(['deleted', 'moved to the trash'] as const)('%s, waits on when it is back before its time', async (how) => {
    const id = await schedule();
    const bringBack = await away[how](id);
    await bringBack();
    expect(await get(id)).toMatchObject({ folder: 'draft', sendAt: inAnHour() });
    api.clock.now += 3_600_001;
    expect(await get(id)).toMatchObject({ folder: 'sent' });
  });

  test.each(['deleted', 'moved to the trash'] as const)('%s, stays a draft when it is back after it', async (how) => {
    const id = await schedule();
    api.clock.now += 3_500_000;
    const bringBack = await away[how](id);
    api.clock.now += 200_000;
    await bringBack();
    const draft = await get(id);
    expect(draft).toMatchObject({ folder: 'draft', subject: 'Later' });
    expect(draft).not.toHaveProperty('sendAt');
  });
});
