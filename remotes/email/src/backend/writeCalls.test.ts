import type { Email } from '../api/schemas';
import { createMailApi, ids } from '../testing/testApi';

let { api, list, get } = createMailApi();
beforeEach(() => {
  ({ api, list, get } = createMailApi());
});

describe('writing', () => {
  const to = [{ email: ' kofi.mensah@example.com ' }];

  test('an email puts it into sent, from the person who is signed in, with names for known addresses', async () => {
    await api.signIn('editor');
    const { status, data } = await api.post<{ email: Email }>('/apps/email/send-email', {
      to,
      subject: 'Rain',
      message: '<p>Yes.</p>',
    });
    expect(status).toBe(201);
    expect(data.email).toMatchObject({
      folder: 'sent',
      isRead: true,
      from: { name: 'Amira Haddad' },
      to: [{ name: 'Kofi Mensah', email: 'kofi.mensah@example.com' }],
    });
    expect((await list({ folder: 'sent' })).emails[0]?.id).toBe(data.email.id);
  });

  test.each([
    ['nobody', { subject: 'x' }, 'to'],
    ['an empty list', { to: [], cc: [], bcc: null }, 'to'],
    ['no address', { to: [{ name: 'Kofi' }] }, 'to.0.email'],
    ['an address that is none', { cc: [{ email: 'kofi at home' }] }, 'cc.0.email'],
  ])('to %s is refused', async (_what, body, field) => {
    const { status, data } = await api.post('/apps/email/send-email', body);
    expect(status).toBe(400);
    expect(data).toEqual({ error: { [field]: [expect.any(String)] } });
  });

  test('to a hidden copy alone is enough', async () => {
    expect((await api.post('/apps/email/send-email', { bcc: to })).status).toBe(201);
  });

  test('an answer joins the email that it answers, and its draft goes', async () => {
    const draft = await api.post<{ email: Email }>('/apps/email/save-draft', { to, inReplyTo: 20, isSending: true });
    expect(draft).toMatchObject({ status: 201, data: { email: { folder: 'draft', isSending: true, inReplyTo: 20 } } });
    const draftId = draft.data.email.id;
    const before = await get(20);
    const sent = await api.post<{ email: Email }>('/apps/email/send-email', {
      to,
      inReplyTo: 20,
      draftId,
      message: 'Yes.',
    });
    const { replies } = await get(20);
    expect(replies).toHaveLength(before.replies.length + 1);
    expect(replies.at(-1)).toMatchObject({ id: sent.data.email.id, message: 'Yes.' });
    expect((await api.get('/apps/email/get-email', { id: draftId })).status).toBe(404);
  });

  test('a draft again keeps what was not sent along', async () => {
    const { data } = await api.post<{ email: Email }>('/apps/email/save-draft', {
      subject: 'One',
      message: 'Two',
      to: [{ email: 'half an addr' }],
    });
    const again = await api.post('/apps/email/save-draft', { id: data.email.id, message: 'Three' });
    expect(again).toMatchObject({
      status: 200,
      data: { email: { id: data.email.id, subject: 'One', message: 'Three' } },
    });
    expect((await list({ folder: 'draft' })).emailsMeta.draft).toBe(5);
  });

  test.each([
    ['save-draft', { id: 43 }],
    ['save-draft', { id: 9999 }],
    ['save-draft', { inReplyTo: 9999 }],
    ['send-email', { to, inReplyTo: 9999 }],
    ['send-email', { to, draftId: 43 }],
  ])('%s %j is 404 and changes nothing', async (call, body) => {
    const before = await list({ folder: '' });
    expect((await api.post(`/apps/email/${call}`, body)).status).toBe(404);
    expect(await list({ folder: '' })).toEqual(before);
  });

  test('a draft that has changed since is not overwritten', async () => {
    const saved = await api.post<{ email: Email }>('/apps/email/save-draft', { subject: 'One' });
    const { id, rev } = saved.data.email;
    const mine = await api.post('/apps/email/save-draft', { id, rev, subject: 'Mine' });
    expect(mine).toMatchObject({ status: 200, data: { email: { rev: rev + 1 } } });
    const late = await api.post('/apps/email/save-draft', { id, rev, subject: 'Late' });
    expect(late).toMatchObject({ status: 409, data: { record: { subject: 'Mine', rev: rev + 1 } } });
    expect(await get(id)).toMatchObject({ subject: 'Mine' });
    expect((await api.post('/apps/email/save-draft', { id, subject: 'Any' })).status).toBe(200);
  });
});

describe('a draft that is to be sent', () => {
  const to = [{ email: 'kofi.mensah@example.com' }];
  const save = async (draft: object) =>
    (await api.post<{ email: Email }>('/apps/email/save-draft', { to, subject: 'Zebra', ...draft })).data.email;
  const inAnHour = () => new Date(api.clock.now + 3_600_000).toISOString();

  test('soon goes by itself when its time to be taken back is over, under the same id', async () => {
    const { id, sendAt } = await save({ inReplyTo: 20, isSending: true });
    expect(sendAt).toBe(new Date(api.clock.now + 10_000).toISOString());
    api.clock.now += 9_999;
    expect(await get(id)).toMatchObject({ folder: 'draft', isSending: true });
    api.clock.now += 60_000;
    expect(ids((await list({ folder: 'sent' })).emails)).toContain(id);
    const mail = await get(id);
    expect(mail).toMatchObject({ folder: 'sent', time: sendAt });
    expect(mail.isSending).toBeUndefined();
    expect((await get(20)).replies.filter((reply) => reply.id === id)).toHaveLength(1);
  });

  test('later is in the folder of those, and not among the drafts', async () => {
    const sendAt = inAnHour();
    const before = (await list()).emailsMeta.draft;
    const { id } = await save({ sendAt });
    expect(ids((await list({ folder: 'scheduled' })).emails)).toEqual([id]);
    expect(ids((await list({ folder: 'draft' })).emails)).not.toContain(id);
    expect((await list()).emailsMeta.draft).toBe(before);
    api.clock.now += 3_600_000;
    expect(await get(id)).toMatchObject({ folder: 'sent', time: sendAt });
  });

  test('waits no longer once it is written on', async () => {
    const { id } = await save({ sendAt: inAnHour() });
    await save({ id, subject: 'Zebra again' });
    api.clock.now += 7_200_000;
    expect(await get(id)).toMatchObject({ folder: 'draft', subject: 'Zebra again' });
  });

  test('cannot be taken back once it is gone', async () => {
    const { id } = await save({ isSending: true });
    api.clock.now += 10_000;
    expect((await api.post('/apps/email/save-draft', { id, isSending: false })).status).toBe(404);
    expect(await get(id)).toMatchObject({ folder: 'sent' });
  });

  test('stays a draft where it can go to nobody', async () => {
    const { id } = await save({ to: [{ email: 'kofi at home' }], isSending: true });
    api.clock.now += 10_000;
    const mail = await get(id);
    expect(mail.folder).toBe('draft');
    expect(mail.isSending).toBeUndefined();
  });

  test('at a time that is over is refused', async () => {
    const past = new Date(api.clock.now).toISOString();
    expect(await api.post('/apps/email/save-draft', { to, sendAt: past })).toMatchObject({
      status: 400,
      data: { error: { sendAt: [expect.any(String)] } },
    });
  });
});

test.each([
  ['to oneself', { to: [{ email: 'ADMIN@demo.com' }] }, true],
  ['with a blind copy to oneself', { bcc: [{ email: 'admin@demo.com' }] }, true],
  ['to somebody else', { to: [{ email: 'ann@example.com' }] }, false],
])('an email %s arrives: %s', async (_, to, arrives) => {
  await api.post('/apps/email/send-email', { ...to, subject: 'Round trip' });
  const arrived = (await list()).emails.filter(({ subject }) => subject === 'Round trip');
  expect(arrived.map(({ isRead, bcc }) => ({ isRead, bcc }))).toEqual(arrives ? [{ isRead: false, bcc: [] }] : []);
});
