import fc from 'fast-check';
import { slugOf, toSlug } from './slugOf';
import { countWords, createTextMeasure, measureText } from './words';

test.each([
  ['The last tram up the hill', 'the-last-tram-up-the-hill'],
  ['  Häuser & Straßen, 2026! ', 'hauser-strassen-2026'],
  ["Don’t say “can't”", 'dont-say-cant'],
  ['Smørrebrød i Łódź', 'smorrebrod-i-lodz'],
  ['Ægir, Þór og ð', 'aegir-thor-og-d'],
  ['İstanbul’da ışık', 'istanbulda-isik'],
  ['Đường phố Hà Nội', 'duong-pho-ha-noi'],
  ['Πώς γράφεται', 'pos-grafetai'],
  ['Щука и ёж', 'shchuka-i-yozh'],
  ['Київ', 'kiyiv'],
  ['مرحبا بالعالم', 'mrhb-blaalm'],
  ['中文标题', 'zhong-wen-biao-ti'],
  ['ひらがな', 'hiragana'],
  ['한국어 제목', 'hangugeo-jemog'],
  ['ქართული', 'kartuli'],
  ['ﬁlm ½', 'film-1-2'],
  ['', ''],
  ['  ', ''],
  ['😀', 'post'],
  ['!?', 'post'],
  [`${'a'.repeat(99)} b`, 'a'.repeat(99)],
])('the address of %j is %j', async (title, slug) => {
  expect(await slugOf(title)).toBe(slug);
});

test('German writes its umlauts with two letters', async () => {
  expect(await slugOf('Häuser über Öl', 'de-AT')).toBe('haeuser-ueber-oel');
  expect(await slugOf('Ängar över', 'sv')).toBe('angar-over');
});

test('an address of any title is one that an item may have, and stays as it is', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 40 }), async (title) => {
      const slug = await slugOf(title);
      expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
      expect(toSlug(slug)).toBe(slug);
    }),
    { numRuns: 100 },
  );
});

test.each([
  ['<h2>Four voices</h2><p>Dona&nbsp;Celeste’s tram &amp; the baker’s boy.</p>', 8],
  ['', 0],
  ['<p>— … 😀</p>', 0],
  [
    '<style>p { color: red }</style><p>caf&eacute;s d&rsquo;ici<br>two</p><table><tr><td>a</td><td>b</td></tr></table>',
    5,
  ],
  ['<p>3.50 €, e-mail, pay.example</p>', 4],
  ['<p>霧が深い。</p>', 3],
  ['<p>นักเขียน</p>', 2],
  ['<p>हिन्दी में लिखा</p>', 3],
])('%j has %i words (UAX #29)', (html, words) => {
  expect(countWords(html)).toBe(words);
});

test('words are those of the segmenter', () => {
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
  const piece = fc.constantFrom(
    'a',
    'É',
    'ω',
    'ж',
    '1',
    '.',
    ',',
    "'",
    '’',
    '-',
    '“',
    '”',
    '(',
    ')',
    ' ',
    '!',
    '日',
    '_',
  );
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join('')),
      (text) => {
        const words = [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).length;
        expect(countWords(text)).toBe(words);
      },
    ),
    { numRuns: 300 },
  );
});

test.each([
  ['words', 'fog '.repeat(418), 2],
  ['nothing', '', 1],
  ['Chinese characters', '霧'.repeat(1500), 3],
  ['Korean, which has blanks', '안개가 '.repeat(500), 3],
  ['both', `${'fog '.repeat(200)} ${'霧'.repeat(500)}`, 2],
])('the time to read %s', (_what, text, minutes) => {
  expect(measureText(text).minutes).toBe(minutes);
});

test('a text that is measured again while it is written is as long as one that is measured once', () => {
  const measure = createTextMeasure();
  const run = (html: string) => {
    const steps = measure(html);
    for (;;) {
      const { done, value } = steps.next();
      if (done) return value;
    }
  };
  for (const html of ['<p>One two</p>', '<p>One two</p><p>three</p><p>three</p>', '<ul><li>a b</li><li>霧</li></ul>'])
    expect(run(html)).toEqual(measureText(html));
});
