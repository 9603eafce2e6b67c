import type { Email, EmailSummaryList } from '../api/schemas';
import { createMailApi, ids } from '../testing/testApi';

let { api, list } = createMailApi();
beforeEach(() => {
  ({ api, list } = createMailApi());
});

test('an email of another program is listed and found by what it shows', async () => {
  await api.post('/apps/email/send-email', {
    to: [{ name: 'Admin', email: 'admin@demo.com' }],
    subject: 'From Outlook',
    message:
      '<style><!-- p.MsoNormal > a {margin:0cm} --></style><!--[if mso]><p>Hidden</p><![endif]--><p class=MsoNormal>Gr&uuml;&szlig;e aus M&uuml;nchen</p>',
  });
  const summaries = async (q: string) =>
    (await api.get<EmailSummaryList>('/apps/email/emails', { q, folder: 'sent', summary: 1 })).data.emails;
  for (const q of ['münchen', 'Grüße'])
    expect(await summaries(q)).toMatchObject([{ subject: 'From Outlook', preview: 'Grüße aus München' }]);
  for (const q of ['MsoNormal', 'hidden', 'uuml']) expect(await summaries(q)).toEqual([]);
});

describe('a search', () => {
  const found = async (q: string, folder = 'inbox') => (await list({ q, folder })).emails;

  test.each([
    ['words that are apart', 'paragraph pricing', /Launch post/],
    ['a recipient', 'to:kofi photo', /Photo rights/],
    ['a part of a word of the subject', 'subject:sletter', /Newsletter/],
    ['words beside each other', '"photo rights"', /Photo rights/],
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
    const emails = await found(q);
    expect(emails.length).toBeGreaterThan(0);
    expect(emails.length).toBeLessThan(everything.length);
    for (const mail of emails) expect(isMeant(mail)).toBe(true);
  });

  test.each(['"rights photo"', 'from:newsletter', 'subject:mei.tanaka'])('%s finds nothing', async (q) => {
    expect(await found(q)).toEqual([]);
  });

  test('before and after a day share the emails between them', async () => {
    const [older, newer] = [await found('before:7d'), await found('after:7d')];
    expect(ids([...newer, ...older])).toEqual(ids(await found('')));
  });

  test('for a size leaves smaller ones out', async () => {
    expect(await found('larger:1g')).toEqual([]);
    expect(ids(await found('larger:0'))).toEqual(ids(await found('')));
  });
});
