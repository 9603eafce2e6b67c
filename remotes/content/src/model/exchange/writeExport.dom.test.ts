import { readArticleMarkup } from '@atrium/ui/sanitize';
import { strFromU8, unzipSync } from 'fflate';
import type { ExportedItem } from '../../api/schemas';
import { createItem } from '../../testing/createItem';
import { readImport } from './readImport';
import { writeMarkdownZip } from './writeExport';

const exported = (body: string): ExportedItem => ({
  item: createItem({ title: 'A: "tram" #1', tags: ['City', 'yes'], locale: 'de', summary: 'Short.', body }),
  versions: [],
  comments: [],
  events: [],
  redirects: [],
});

test.each([
  [
    'headings and marks',
    '<h2>Night</h2><p>One <strong>two</strong> <em>three</em> <a href="https://a.example/">four</a>.</p>',
  ],
  ['lists', '<ol start="3"><li>Three</li><li>Four</li></ol><ul><li>Sign</li></ul>'],
  [
    'code and quotes',
    '<pre><code class="language-js">const a = 1;\n</code></pre><blockquote><p>Said.</p></blockquote>',
  ],
  [
    'what Markdown has no signs for',
    '<table><tbody><tr><td>1</td></tr></tbody></table><p>H<sub>2</sub>O <s>out</s></p>',
  ],
])('%s come back from Markdown as they were', async (_what, body) => {
  const files = unzipSync(await writeMarkdownZip([exported(body)], readArticleMarkup));
  const [[name, bytes] = ['', new Uint8Array()]] = Object.entries(files);
  const content = strFromU8(bytes);
  const { entries } = await readImport({ name, size: content.length, text: async () => content }, readArticleMarkup);
  expect(entries[0]).toMatchObject({
    title: 'A: "tram" #1',
    tags: ['City', 'yes'],
    locale: 'de',
    slug: 'the-last-tram',
  });
  const plain = (html: string) => html.replace(/\s+(?=<)|(?<=>)\s+/g, '');
  expect(plain(entries[0]?.body ?? '')).toBe(plain(body));
});
