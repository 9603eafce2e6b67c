import { createMailApi } from '../testing/testApi';

let { api } = createMailApi();
beforeEach(() => {
  ({ api } = createMailApi());
});

interface Group {
  groupTitle: string;
  total?: number;
  more?: string;
  data: { title: string; link: string }[];
}

const search = async (q: string) =>
  (await api.get<{ searchArr: Group[] }>('/api/main-search/data', { q })).data.searchArr;
const groupOf = async (title: string, q: string) => (await search(q)).find(({ groupTitle }) => groupTitle === title);
const titles = async (q: string) => (await groupOf('Mails', q))?.data.map(({ title }) => title) ?? [];

test.each([
  ['the subject', 'launch post', /Launch post/],
  ['the sender', 'mei tanaka', /Newsletter/],
  ['a recipient', 'kofi', /Photo rights/],
  ['a file', 'launch-post-v7.pdf', /Launch post/],
  ['words of the text that are apart', 'noon legal', /Launch post/],
  ['a field', 'from:mei.tanaka subject:newsletter', /Newsletter/],
])('mails are found by %s', async (_, q, subject) => {
  expect(await titles(q)).toEqual(expect.arrayContaining([expect.stringMatching(subject)]));
});

test('what names the words in subject or sender comes before what only holds them', async () => {
  const found = await groupOf('Mails', 'launch');
  const isNamed = found?.data.map(({ title }) => /launch/i.test(title)) ?? [];
  expect(isNamed.slice(0, 2)).toEqual([true, true]);
  expect(isNamed).toContain(false);
  expect(isNamed.lastIndexOf(true)).toBeLessThan(isNamed.indexOf(false));
  expect(found).toMatchObject({ total: isNamed.length, more: '/apps/email/all?q=launch' });
});

test('a slip of the fingers is forgiven, and what is in the trash left out', async () => {
  expect(await titles('newslettre')).toEqual(expect.arrayContaining([expect.stringMatching(/Newsletter/)]));
  expect(await titles('fire drill')).toEqual([]);
  expect(await titles('in:trash fire drill')).toEqual(['Fire drill on Thursday']);
  expect(await groupOf('Mails', ' ')).toBeUndefined();
});

test('files lead to the emails of who made them, for those who may read emails', async () => {
  expect((await groupOf('Files', 'LUCIA'))?.data).toEqual([
    expect.objectContaining({
      title: 'glossary-v4.csv',
      by: 'Lucía Prado',
      link: '/apps/email?q=Luc%C3%ADa%20Prado',
    }),
  ]);
  await api.signIn('client');
  expect(await groupOf('Files', 'lucia')).toBeUndefined();
});
