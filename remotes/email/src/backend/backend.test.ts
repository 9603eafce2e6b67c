/** @jest-environment node */
import { createTestApi, type TestApi } from 'mock/testing';
import type { Email, EmailInContext, EmailList, EmailSummaryList } from '../api/schemas';
import manifest from '../manifest';
import backend from '.';
import { receiveFrameMail } from './frameMail';

let api: TestApi;
beforeEach(() => {
  api = createTestApi({ apps: [{ manifest, backend }] });
});

const list = async (params = {}) => (await api.get<EmailList>('/apps/email/emails', params)).data;
const get = async (id: number) => (await api.get<EmailInContext>('/apps/email/get-email', { id })).data;
const ids = (emails: readonly { id: number }[]) => emails.map(({ id }) => id);

describe('the list', () => {
  test('is the inbox, newest first, unless another folder is named', async () => {
    const { emails } = await list();
    expect(new Set(emails.map(({ folder }) => folder))).toEqual(new Set(['inbox']));
    const times = emails.map(({ time }) => time);
    expect(times).toEqual([...times].sort().reverse());
  });

  test.each([
    ['sent', (email: Email) => email.folder === 'sent'],
    ['trash', (email: Email) => email.folder === 'trash'],
    ['', (email: Email) => email.folder !== 'trash'],
    ['starred', (email: Email) => email.isStarred && email.folder !== 'trash'],
  ])('of the folder "%s" holds all that belongs there and nothing else', async (folder, belongs) => {
    const everything = [...(await list({ folder: '' })).emails, ...(await list({ folder: 'trash' })).emails];
    const { emails } = await list({ folder });
    expect(ids(emails).sort()).toEqual(ids(everything.filter(belongs)).sort());
    expect(emails.length).toBeGreaterThan(0);
  });

  test('of an unknown folder is empty', async () => {
    expect((await list({ folder: 'attic' })).emails).toEqual([]);
  });

  test('leaves a starred mail out of starred once it is in the trash', async () => {
    const [first] = (await list({ folder: 'starred' })).emails;
    await api.post('/apps/email/update-emails', { emailIds: [first?.id], dataToUpdate: { folder: 'trash' } });
    expect(ids((await list({ folder: 'starred' })).emails)).not.toContain(first?.id);
  });

  test.each([
    ['a subject', 'lisbon STORY', 'Photo rights'],
    ["a sender's name", 'amira haddad', 'Launch post'],
    ["a sender's address", 'mei.tanaka@', 'Newsletter numbers'],
    ['the text of a message', '  legal wants it by noon ', 'Launch post'],
  ])('finds %s in any case', async (_what, q, subject) => {
    const { emails } = await list({ q });
    expect(emails.some((email) => email.subject.includes(subject))).toBe(true);
  });

  test('does not find what is only in the markup', async () => {
    expect((await list({ q: '<p>' })).emails).toEqual([]);
  });

  test('holds folder and label both', async () => {
    const { emails } = await list({ folder: 'sent', label: 'company' });
    expect(emails.length).toBeGreaterThan(0);
    for (const email of emails) {
      expect(email.folder).toBe('sent');
      expect(email.labels).toContain('company');
    }
  });

  test('counts unread mails and drafts whatever is filtered', async () => {
    const meta = { inbox: 3, draft: 4, spam: 2 };
    expect((await list()).emailsMeta).toEqual(meta);
    expect((await list({ folder: 'trash', q: 'nothing at all' })).emailsMeta).toEqual(meta);
  });

  test.each([
    [{ page: 1, perPage: 5 }, 0, 5],
    [{ page: 2, perPage: 5 }, 5, 10],
    [{ page: 0, perPage: 5 }, 0, 5],
    [{ page: -3, perPage: '5' }, 0, 5],
    [{ page: 99, perPage: 5 }, 0, 0],
    [{ page: 1, perPage: 0 }, 0, 25],
  ])('by pages (%j) tells the total of all', async (paging, start, end) => {
    const { emails: all } = await list();
    const { emails, total } = await list(paging);
    expect(ids(emails)).toEqual(ids(all.slice(start, end)));
    expect(total).toBe(all.length);
  });

  test('as a summary has a preview in place of message and replies', async () => {
    const { data } = await api.get<EmailSummaryList>('/apps/email/emails', { summary: 1 });
    const [first] = data.emails;
    expect(first).not.toHaveProperty('message');
    expect(first).not.toHaveProperty('replies');
    expect(first?.preview).toMatch(/^Good morning, I moved the pricing table/);
  });

  test('refuses a page that is no number', async () => {
    expect(await api.get('/apps/email/emails', { page: 'two' })).toMatchObject({
      status: 400,
      data: { error: { page: expect.any(Array) } },
    });
  });
});

describe('one mail', () => {
  test('knows its neighbours among all mails, and in the list in view', async () => {
    const { emails: sent } = await list({ folder: 'sent' });
    const newest = sent[0]?.id ?? 0;
    expect(await get(newest)).toMatchObject({ hasPreviousMail: true, hasNextMail: true });
    const { data } = await api.get('/apps/email/get-email', { id: newest, folder: 'sent' });
    expect(data).toMatchObject({ id: newest, hasPreviousMail: true, hasNextMail: false });
  });

  test('leads through the whole list to its end and no further', async () => {
    const { emails } = await list({ folder: 'spam' });
    const seen = [emails[0]?.id];
    for (;;) {
      const params = { emailId: seen.at(-1), dir: 'previous', folder: 'spam' };
      const { status, data } = await api.get<EmailInContext>('/apps/email/paginate-email', params);
      if (status === 404) break;
      seen.push(data.id);
    }
    expect(seen).toEqual(ids(emails));
  });

  test.each([
    ['get-email', { id: 9999 }, 404],
    ['get-email', {}, 400],
    ['get-email', { id: 'abc' }, 400],
    ['paginate-email', { emailId: 9999, dir: 'next' }, 404],
    ['paginate-email', { emailId: 1, dir: 'sideways' }, 400],
  ])('%s %j is %i', async (call, params, status) => {
    expect((await api.get(`/apps/email/${call}`, params)).status).toBe(status);
  });
});

describe('changing mails', () => {
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

  test('toggles a label on each mail by itself', async () => {
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

describe('writing', () => {
  const to = [{ email: ' kofi.mensah@example.com ' }];

  test('a mail puts it into sent, from the person who is signed in, with names for known addresses', async () => {
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

  test('an answer joins the mail that it answers, and its draft goes', async () => {
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

describe('recipients', () => {
  const ask = async (q?: string) =>
    (await api.get<{ name: string; email: string }[]>('/apps/email/recipients', { q })).data;

  test('are those of the latest mails first, then all people, each address once, at most 50', async () => {
    const found = await ask();
    expect(found).toHaveLength(50);
    expect(found[0]?.name).toBe((await list({ folder: '' })).emails[0]?.from.name);
    expect(new Set(found.map(({ email }) => email)).size).toBe(50);
  });

  test('are found by name or address, with their pictures', async () => {
    expect(await ask('LINDQ')).toEqual([{ name: 'Bea Lindqvist', email: 'bea@example.com', avatar: null }]);
    expect(await ask('mei.tanaka@')).toEqual([
      { name: 'Mei Tanaka', email: 'mei.tanaka@example.com', avatar: '/assets/demo/avatars/mei.svg' },
    ]);
  });

  test('are also those whom one has written to once and who have no account', async () => {
    expect(await ask('zoe@')).toEqual([]);
    await api.post('/apps/email/send-email', { to: [{ name: 'Zoë Quist', email: 'zoe@example.net' }] });
    expect(await ask('zoe quist')).toEqual([{ name: 'Zoë Quist', email: 'zoe@example.net', avatar: null }]);
  });

  test('are never those who sent spam', async () => {
    const [spam] = (await list({ folder: 'spam' })).emails;
    expect(await ask(spam?.from.email)).toEqual([]);
  });
});

describe('from the frame', () => {
  test('a mail goes into the inbox, and into its badge', async () => {
    expect((await api.post('/jwt/forgot-password', { email: 'admin@demo.com' })).status).toBe(200);
    expect((await list()).emails[0]).toMatchObject({
      from: { name: 'Atrium', email: 'no-reply@atrium.example' },
      to: [{ name: 'Joana Duarte', email: 'admin@demo.com' }],
      subject: 'Reset your password',
      isRead: false,
      message: expect.stringContaining('/reset-password/'),
    });
    expect((await api.get('/apps/counts')).data).toMatchObject({ email: 4 });
  });

  test.each([[undefined], ['text'], [{ to: 'admin@demo.com', subject: 'x', message: 'y' }], [{ subject: 'x' }]])(
    'what is no mail (%j) is left out',
    async (message) => {
      const before = await list();
      await (await api.opening).withStore(['email'], async (store) => receiveFrameMail(store, message));
      expect(await list()).toEqual(before);
    },
  );

  test('the search over everything finds files, which lead to the mails of who made them', async () => {
    const search = async (q: string) =>
      (await api.get<{ searchArr: { groupTitle: string; data: object[] }[] }>('/api/main-search/data', { q })).data;
    const { searchArr } = await search('LUCIA');
    expect(searchArr.find(({ groupTitle }) => groupTitle === 'Files')?.data).toEqual([
      expect.objectContaining({
        title: 'glossary-v4.csv',
        by: 'Lucía Prado',
        link: '/apps/email?q=Luc%C3%ADa%20Prado',
      }),
    ]);
    await api.signIn('client');
    expect((await search('lucia')).searchArr.map(({ groupTitle }) => groupTitle)).not.toContain('Files');
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
])('a mail %s arrives: %s', async (_, to, arrives) => {
  await api.post('/apps/email/send-email', { ...to, subject: 'Round trip' });
  const arrived = (await list()).emails.filter(({ subject }) => subject === 'Round trip');
  expect(arrived.map(({ isRead, bcc }) => ({ isRead, bcc }))).toEqual(arrives ? [{ isRead: false, bcc: [] }] : []);
});

describe('a search', () => {
  const found = async (q: string, folder = 'inbox') => (await list({ q, folder })).emails;

  test.each([
    ['words that are apart', 'paragraph pricing', /Launch post/],
    ['a recipient', 'to:kofi photo', /Photo rights/],
    ['a file', 'launch-post-v7.pdf', /Launch post/],
    ['a sender by part of the address', 'from:mei.tanaka newsletter', /Newsletter/],
    ['a folder in place of the one in view', 'in:trash drill', /Fire drill/],
    ['everything', 'in:anywhere drill', /Fire drill/],
  ])('finds by %s', async (_, q, subject) => {
    expect((await found(q)).map((mail) => mail.subject)).toEqual(
      expect.arrayContaining([expect.stringMatching(subject)]),
    );
  });

  test.each([
    ['has:attachment', (mail: Email) => [mail, ...mail.replies].some(({ attachments }) => attachments.length > 0)],
    ['is:unread', (mail: Email) => !mail.isRead],
    ['is:starred', (mail: Email) => mail.isStarred],
    ['-is:unread label:company', (mail: Email) => mail.isRead && mail.labels.includes('company')],
    ['-from:amira', (mail: Email) => !mail.from.name.includes('Amira')],
    ['after:2d', (mail: Email) => Date.parse(mail.time) >= api.clock.now - 3 * 86_400_000],
  ])('by %s finds those and no others', async (q, isMeant) => {
    const everything = await found('');
    const mails = await found(q);
    expect(mails.length).toBeGreaterThan(0);
    expect(mails.length).toBeLessThan(everything.length);
    for (const mail of mails) expect(isMeant(mail)).toBe(true);
  });

  test('before and after a day share the mails between them', async () => {
    const [older, newer] = [await found('before:7d'), await found('after:7d')];
    expect(ids([...newer, ...older])).toEqual(ids(await found('')));
  });

  test('for a size leaves smaller ones out', async () => {
    expect(await found('larger:1g')).toEqual([]);
    expect(ids(await found('larger:0'))).toEqual(ids(await found('')));
  });
});
