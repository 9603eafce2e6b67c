import { listKeys, replaceKeys, usedIn } from './assetKeys';

const [a, b] = ['a'.repeat(64), 'b'.repeat(64)];

test.each<[string, string, string[]]>([
  ['a reference', `/files/${a}/image/webp`, [a]],
  ['an address with a signature, of another origin', `<img src="https://a.example/files/${a}/image/png?x.y">`, [a]],
  ['one twice', `/files/${a}/image/png /files/${a}/image/webp`, [a]],
  ['a picture of the demo', '<img src="/assets/demo/blog/7.svg" alt="">', ['/assets/demo/blog/7.svg']],
  ['no hash', '/files/abc/image/png', []],
  ['words', 'a/b and c', []],
])('keys in %s', (_what, text, keys) => expect(listKeys(text)).toEqual(keys));

test('a file is replaced in a text, and the others stay', () => {
  const text = `<img src="/files/${a}/image/png"><img src="/files/${b}/image/png">`;
  const replaced = replaceKeys(text, (key) => (key === a ? '/files/new' : undefined));
  expect(replaced).toBe(`<img src="/files/new"><img src="/files/${b}/image/png">`);
});

test('an item uses files in its cover, its text and its card', () => {
  const of = (key: string) => `/files/${key}/image/png`;
  const seo = { title: '', description: '', picture: of(b), canonical: '' };
  const item = { cover: { src: of(a), alt: '' }, body: `<img src="${of(a)}"><img src="${of(b)}">`, seo };
  expect([...usedIn(item)]).toEqual([
    [a, ['cover', 'text']],
    [b, ['text', 'card']],
  ]);
  expect(usedIn({ cover: null, body: '<p>Fog.</p>', seo: null }).size).toBe(0);
});
