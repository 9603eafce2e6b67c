import { mailAttacks } from './mailAttacks';
import { extractQuote } from './mailQuote';
import { sanitizeMail } from './sanitizeMail';

const read = (html: string) => document.importNode(new DOMParser().parseFromString(html, 'text/html').body, true);
const attributesOf = (body: HTMLElement) =>
  [...body.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes].map((attribute) => ({ element, attribute })),
  );

const harmless = new Set(
  'a b blockquote br code div em font h1 h2 hr i img li ol p pre s span strong table tbody td tr u ul'.split(' '),
);
const known = new Set(
  'align alt bgcolor border color dir face height href id lang loading referrerpolicy rel size src style target title width'.split(
    ' ',
  ),
);

describe.each(Object.entries(mailAttacks))('an attack by %s', (_, attack) => {
  const withAttack = `<p>Good morning,</p>${attack}`;

  test.each([
    [attack, false],
    [withAttack, true],
  ])('comes to nothing: %#', (mail, showPictures) => {
    const body = read(sanitizeMail(mail, { showPictures }).html);
    for (const { localName } of body.querySelectorAll('*')) expect(harmless).toContain(localName);
    for (const { element, attribute } of attributesOf(body)) {
      expect(known).toContain(attribute.name);
      expect(attribute.value).not.toContain('fire()');
      if (element.localName !== 'a') expect(attribute.name).not.toBe('href');
      if (element.localName !== 'img') expect(attribute.name).not.toBe('src');
      if (attribute.name === 'href') expect(attribute.value).toMatch(/^(https?:|mailto:|tel:|#at-)/);
      if (attribute.name === 'id') expect(attribute.value).toMatch(/^at-/);
      if (/^(height|width)$/.test(attribute.name)) expect(attribute.value).toMatch(/^\d{1,4}%?$/);
      if (attribute.name === 'src') expect(attribute.value).toMatch(showPictures ? /^(https|data):/ : /^data:image\//);
      if (attribute.name === 'style') expect(attribute.value).not.toMatch(/\(|\\|attacker|position|vh/);
    }
  });

  test('leaves what was said around it', () => {
    expect(read(sanitizeMail(withAttack, { showPictures: false }).html)).toHaveTextContent(/^Good morning,/);
  });

  test('comes to nothing when the result is read again', () => {
    for (const mail of [attack, withAttack]) {
      const { html } = sanitizeMail(mail, { showPictures: false });
      expect(sanitizeMail(html, { showPictures: false }).html).toBe(html);
    }
  });
});

test('there are enough attacks to mean something', () => {
  expect(Object.keys(mailAttacks).length).toBeGreaterThanOrEqual(60);
});

const clean = (html: string, showPictures = false) => sanitizeMail(html, { showPictures });

test('what emails are made of stays', () => {
  const html =
    '<h2>News</h2><p style="color: #333; font-family: &quot;Helvetica Neue&quot;, Arial">Text <b>bold</b></p><table border="1"><tbody><tr><td align="center">x</td></tr></tbody></table>';
  const quoted = '<blockquote>Quoted</blockquote>';
  expect(clean(html + quoted)).toMatchObject({ html, quote: quoted });
});

test.each([
  ['<table role="presentation"><tbody><tr><td>a</td></tr></tbody></table>', 'presentation'],
  ['<table role="none"><tbody><tr><td>a</td></tr></tbody></table>', 'none'],
  ['<table role="alert"><tbody><tr><td>a</td></tr></tbody></table>', null],
  ['<p role="presentation">a</p>', null],
  ['<div role="dialog">a</div>', null],
])('%s keeps the role %s', (html, role) => {
  const [element] = read(sanitizeMail(html, { showPictures: false }).html).children;
  expect(element?.getAttribute('role')).toBe(role);
});

test('links open in a tab that knows nothing of this page, and show where they lead', () => {
  const link = read(clean('<a href="https://example.com/a?b=1">https://bank.example</a>').html).querySelector('a');
  expect(link).toHaveAttribute('href', 'https://example.com/a?b=1');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener noreferrer'));
  expect(link).toHaveAttribute('title', 'https://example.com/a?b=1');
});

test.each([
  ['mailto:ann@example.com', 'mailto:ann@example.com'],
  ['tel:+49301234', 'tel:+49301234'],
  ['//example.com/a', 'https://example.com/a'],
  [' HTTPS://example.com ', 'https://example.com/'],
])('the address %s stays a link', (href, expected) => {
  expect(read(clean(`<a href="${href}">x</a>`).html).querySelector('a')).toHaveAttribute('href', expected);
});

test('pictures from elsewhere are counted and left out until they are shown, then encrypted and without a referrer', () => {
  const html = '<img src="http://example.com/a.png" alt="A"><img src="//example.com/b.png">';
  expect(clean(html).blockedPictures).toBe(2);
  expect(clean(html).html).not.toContain('example.com');
  expect(read(clean(html).html).querySelector('img')).toHaveAttribute('alt', 'A');
  const shown = clean(html, true);
  expect(shown.blockedPictures).toBe(0);
  const picture = read(shown.html).querySelector('img');
  expect(picture).toHaveAttribute('src', 'https://example.com/a.png');
  expect(picture).toHaveAttribute('referrerpolicy', 'no-referrer');
});

test('pictures that an email brings along are shown at once, unless they are drawings that could load', () => {
  const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
  expect(clean(`<img src="${pixel}">`)).toMatchObject({ blockedPictures: 0, html: expect.stringContaining(pixel) });
  expect(clean('<img src="data:image/svg+xml,<svg/>">').html).not.toContain('src=');
  expect(clean('<img src="cid:1"><img src="/logo.png">').blockedPictures).toBe(0);
  expect(clean('<img src="cid:1"><img src="/logo.png">').html).not.toContain('src=');
});

test.each([
  ['<p>plain</p>', false],
  ['<p style="text-align: center">placed</p>', false],
  ['<p style="color: red">red</p>', true],
  ['<p style="background: #fff">on white</p>', true],
  ['<table bgcolor="#fff"><tr><td>x</table>', true],
  ['<font color="red">red</font>', true],
])('%s sets colours of its own: %s', (html, expected) => {
  expect(clean(html).hasOwnColours).toBe(expected);
});

test("a link within an email leads to its place, under a name that is nobody else's", () => {
  const body = read(clean('<a href="#part%202">Go</a><a name="part 2">Part</a><h2 id="end">End</h2>').html);
  expect(body.querySelector('a')).toHaveAttribute('href', '#at-part 2');
  expect(body.querySelector('a')).not.toHaveAttribute('target');
  expect([...body.querySelectorAll('[id]')].map(({ id }) => id)).toEqual(['at-part 2', 'at-end']);
});

test('a message that would keep the page busy is cut, and nothing of it is lost', () => {
  const { html, rest } = clean(`<p>${'x'.repeat(1_100_000)}<b>the end</b></p>`);
  expect(html.length).toBeLessThan(1_100_100);
  expect(rest).toBe('<b>the end</b></p>');
  expect(clean('<p>short</p>').rest).toBe('');
});

test('what is deeper than anything meant becomes text', () => {
  const body = read(clean(`${'<div>'.repeat(450)}bottom<b>less</b>${'</div>'.repeat(450)}`).html);
  expect(body.querySelectorAll('div').length).toBeLessThanOrEqual(200);
  expect(body).toHaveTextContent('bottomless');
});

test.each(['', 'plain text', '<', '&', '<p', '\u0000', '<p>'.repeat(100), '<frameset></frameset>'])(
  'anything can be an email: %#',
  (html) => {
    expect(() => clean(html)).not.toThrow();
  },
);

const fold = (html: string) => {
  const page = document.implementation.createHTMLDocument('');
  const content = page.createDocumentFragment();
  const holder = page.createElement('div');
  holder.innerHTML = html;
  content.append(...holder.childNodes);
  const quote = extractQuote(content)?.textContent ?? null;
  return { own: content.textContent, quote };
};

const head = 'On Friday Ann wrote:';

test.each([
  ['<p>Yes.</p><blockquote>Shall we?</blockquote>', 'Yes.', 'Shall we?'],
  ['Yes.<blockquote>Shall we?</blockquote> \n<br>', 'Yes. \n', 'Shall we?'],
  [`<p>Yes.</p><div><div>${head}</div><blockquote>Shall we?</blockquote></div>`, 'Yes.', `${head}Shall we?`],
  [`<p>Yes.</p><div><div><p>${head}</p><blockquote>Shall we?</blockquote></div></div>`, 'Yes.', `${head}Shall we?`],
  ['<blockquote>Shall we?</blockquote>', 'Shall we?', null],
  ['<p></p><blockquote>Shall we?</blockquote>', 'Shall we?', null],
  ['<blockquote>Shall we?</blockquote><p>Yes.</p>', 'Shall we?Yes.', null],
  [`<p>Yes.</p><div><p>${'long '.repeat(80)}</p><blockquote>Shall we?</blockquote></div>`, undefined, null],
  ['<p>Yes.</p>', 'Yes.', null],
  ['', '', null],
])('%s', (html, own, quote) => {
  const folded = fold(html);
  expect(folded.quote).toBe(quote);
  if (own !== undefined) expect(folded.own).toBe(own);
});
