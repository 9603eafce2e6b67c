import { readArticleMarkup } from '@atrium/ui/sanitize';
import type { FileIssue } from './importEntry';
import { readImport } from './readImport';

const file = (name: string, content: string) => ({ name, size: content.length, text: async () => content });
const read = (name: string, content: string) => readImport(file(name, content), readArticleMarkup);
const only = async (name: string, content: string) => {
  const { entries } = await read(name, content);
  expect(entries).toHaveLength(1);
  return entries[0];
};
const notesOf = (entry: { notes: { code: string; detail?: string }[] } | undefined) =>
  Object.fromEntries((entry?.notes ?? []).map(({ code, detail }) => [code, detail ?? '']));

test('Markdown: front matter gives the fields, and the rest of it is named', async () => {
  const entry = await only(
    'fog.md',
    '---\ntitle: "Fog: 14 seconds"\nslug: /2024/fog\ntags: [News, news, City]\nlang: de\ndescription: Short.\nweight: 3\nauthor: Ann\n---\n# Fog: 14 seconds\n\nOne **two** ~~three~~.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n<script>alert(1)</script>',
  );
  expect(entry).toMatchObject({
    title: 'Fog: 14 seconds',
    slug: 'fog',
    tags: ['News', 'City'],
    locale: 'de',
    summary: 'Short.',
  });
  expect(entry?.body).toContain('<strong>two</strong>');
  expect(entry?.body).toContain('<td>1</td>');
  expect(entry?.body).not.toMatch(/script|<h1|Fog/);
  expect(notesOf(entry)).toEqual({ fields: 'weight', author: 'Ann', markup: 'script ×1' });
});

test.each([
  ['a heading', '# Fog\n\nText.', 'Fog'],
  ['the name of the file', 'Text.', 'a night'],
  ['another heading than the title, which stays', '---\ntitle: Rain\n---\n# Fog\n', 'Rain'],
])('Markdown: the title is %s', async (_what, source, title) => {
  expect((await only('a night.md', source))?.title).toBe(title);
});

test('HTML: the main part, without what is around it', async () => {
  const entry = await only(
    'page.html',
    '<!doctype html><html lang="pt-BR"><head><title>Névoa &amp; chuva | Site</title><meta name="description" content="Curto &amp; bom"></head><body><nav>Menu</nav><article><h1>Névoa &amp; chuva</h1><p onclick="x()">Um.</p><iframe src="https://evil.example"></iframe><img src="https://a.example/a.png"></article></body></html>',
  );
  expect(entry).toMatchObject({ title: 'Névoa & chuva', summary: 'Curto & bom', locale: 'pt-BR' });
  expect(entry?.body).toMatch(/^<p>Um\.<\/p><img src="https:\/\/a\.example\/a\.png"/);
  expect(notesOf(entry)).toEqual({ markup: 'iframe ×1', remotePictures: '1' });
});

const wxr = (items: string) => `<?xml version="1.0"?>
<rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>Site</title><language>fr-FR</language>${items}</channel></rss>`;
const post = (inside: string, type = 'post', status = 'publish') =>
  `<item><title><![CDATA[Brume & pluie]]></title><dc:creator><![CDATA[ann]]></dc:creator>${inside}<wp:post_id>7</wp:post_id><wp:status>${status}</wp:status><wp:post_type>${type}</wp:post_type></item>`;

test('WordPress: posts with their words, covers and tags; all else is named', async () => {
  const { entries, notes } = await read(
    'site.xml',
    wxr(
      post(
        '<content:encoded><![CDATA[Un.\n\nDeux\nlignes.\n\n[gallery ids="1,2"]]]></content:encoded><excerpt:encoded><![CDATA[Court]]></excerpt:encoded><wp:post_name>brume</wp:post_name><category domain="category"><![CDATA[Uncategorized]]></category><category domain="post_tag"><![CDATA[Météo]]></category><category domain="post_format"><![CDATA[Aside]]></category><wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>9</wp:meta_value></wp:postmeta><wp:comment><wp:comment_content>!</wp:comment_content></wp:comment>',
      ) +
        '<item><title>p</title><wp:post_id>9</wp:post_id><wp:post_type>attachment</wp:post_type><wp:attachment_url>https://a.example/c.jpg</wp:attachment_url></item>' +
        post('', 'nav_menu_item') +
        post('', 'post', 'trash'),
    ),
  );
  expect(entries).toMatchObject([
    {
      title: 'Brume & pluie',
      slug: 'brume',
      summary: 'Court',
      tags: ['Météo'],
      locale: 'fr-FR',
      cover: { src: 'https://a.example/c.jpg' },
      body: '<p>Un.</p>\n<p>Deux<br>lignes.</p>\n<p>[gallery ids="1,2"]</p>',
    },
  ]);
  expect(notesOf(entries[0])).toEqual({ wasPublished: '', author: 'ann', comments: '1', shortcodes: '1' });
  expect(notes).toEqual([{ code: 'otherTypes', detail: 'attachment ×1, nav_menu_item ×1, trash ×1' }]);
});

test('Ghost: posts with tags and what engines show; those without HTML say so', async () => {
  const data = {
    posts: [
      {
        id: 'a',
        title: 'Fog',
        slug: 'fog',
        html: '<p>At <a href="__GHOST_URL__/rain/">rain</a>.</p>',
        status: 'published',
        published_at: '2024-01-02',
        visibility: 'members',
      },
      { id: 'b', title: 'Rain', lexical: '{}', status: 'draft', type: 'page' },
      'broken',
    ],
    tags: [
      { id: 1, name: 'City' },
      { id: 2, name: '#internal' },
    ],
    posts_tags: [
      { post_id: 'a', tag_id: 1 },
      { post_id: 'a', tag_id: 2 },
    ],
    posts_meta: [{ post_id: 'a', meta_title: 'Fog now', meta_description: 'Short' }],
  };
  const { entries, notes } = await read('site.json', JSON.stringify({ db: [{ data }] }));
  expect(entries).toMatchObject([
    {
      type: 'article',
      title: 'Fog',
      tags: ['City'],
      body: '<p>At <a href="/rain/">rain</a>.</p>',
      seo: { title: 'Fog now', description: 'Short' },
    },
    { type: 'page', title: 'Rain', body: '' },
  ]);
  expect(notesOf(entries[0])).toEqual({
    wasPublished: '2024-01-02',
    internalTags: '#internal',
    fields: 'visibility: members',
  });
  expect(notesOf(entries[1])).toEqual({ noHtml: '', empty: '' });
  expect(notes).toEqual([{ code: 'otherTypes', detail: '? ×1' }]);
});

const laughs = '<!DOCTYPE r [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]>';
const aliases = `---\na: &a [x,x,x,x,x,x,x,x,x]\n${'bcdefgh'
  .split('')
  .map((name, place) => `${name}: &${name} [${Array(9).fill(`*${'abcdefgh'[place]}`).join(',')}]`)
  .join('\n')}\n---\n`;

test.each<[what: string, name: string, content: string, issue: FileIssue]>([
  ['another kind', 'a.docx', 'PK', 'unknownKind'],
  ['no kind', 'readme', 'x', 'unknownKind'],
  ['JSON of others', 'a.json', '{"a":1}', 'unreadable'],
  ['half of a JSON', 'a.json', '{"db":[', 'unreadable'],
  ['XML of others', 'a.xml', '<svg/>', 'unreadable'],
  ['an export without posts', 'a.xml', wxr(''), 'noEntries'],
  ['entities', 'a.xml', laughs + wxr(post('')), 'entities'],
  ['a broken front matter', 'a.md', '---\na: [1\n---\nx', 'unreadable'],
  ['a paragraph of signs without an end', 'a.md', '_a_ '.repeat(1_000_000), 'longParagraph'],
  ['aliases that multiply', 'a.md', aliases, 'unreadable'],
])('of %s nothing is taken, with the reason', async (_what, name, content, issue) => {
  await expect(read(name, content)).rejects.toMatchObject({ issue });
});

test('a file over the limit is not even read', async () => {
  const large = { name: 'a.md', size: 20 * 1024 * 1024 + 1, text: () => Promise.reject(new Error('It was read')) };
  await expect(readImport(large, readArticleMarkup)).rejects.toMatchObject({ issue: 'tooLarge' });
});

test.each([
  ['open tags', 'a.html', '<h1>'.repeat(1000)],
  ['nested elements', 'a.xml', wxr(post(`<content:encoded>${'<a>'.repeat(2000)}`))],
  ['signs', 'a.md', '_a_ '.repeat(1000)],
])('%s without an end are read, or refused, in time', async (_what, name, content) => {
  const before = performance.now();
  await read(name, content).catch(() => undefined);
  expect(performance.now() - before).toBeLessThan(15_000);
});

test('what is too long is cut, which is said', async () => {
  const entry = await only(
    'a.md',
    `---\ntitle: ${'x'.repeat(201)}\nsummary: ${'y'.repeat(501)}\ntags: [${'z'.repeat(51)}, a]\n---\nText`,
  );
  expect([entry?.title.length, entry?.summary.length, entry?.tags]).toEqual([200, 500, ['a']]);
  expect(notesOf(entry)).toEqual({ cutTitle: '', cutSummary: '', cutTags: '1' });
});
