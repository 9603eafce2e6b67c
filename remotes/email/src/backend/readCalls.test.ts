import type { Email, EmailInContext, EmailSummaryList } from '../api/schemas';
import { createMailApi, ids } from '../testing/testApi';

let { api, list, get } = createMailApi();
beforeEach(() => {
  ({ api, list, get } = createMailApi());
});

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

  test('counts unread emails and drafts whatever is filtered', async () => {
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

describe('one email', () => {
  test('knows its neighbours among all emails, and in the list in view', async () => {
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
