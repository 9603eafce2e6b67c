import { mailAttacks } from './mailAttacks';
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
  'align alt bgcolor border color dir face height href lang loading referrerpolicy rel size src style target title width'.split(
    ' ',
  ),
);

describe.each(Object.entries(mailAttacks))('an attack by %s', (_, attack) => {
  const withAttack = `<p>Good morning,</p>${attack}`;

  test.each([false, true])('comes to nothing (pictures shown: %s)', (showPictures) => {
    const body = read(sanitizeMail(withAttack, { showPictures }).html);
    for (const { localName } of body.querySelectorAll('*')) expect(harmless).toContain(localName);
    for (const { element, attribute } of attributesOf(body)) {
      expect(known).toContain(attribute.name);
      expect(attribute.value).not.toContain('fire()');
      if (element.localName !== 'a') expect(attribute.name).not.toBe('href');
      if (element.localName !== 'img') expect(attribute.name).not.toBe('src');
      if (attribute.name === 'href') expect(attribute.value).toMatch(/^(https?|mailto|tel):/);
      if (attribute.name === 'src') expect(attribute.value).toMatch(showPictures ? /^(https|data):/ : /^data:image\//);
      if (attribute.name === 'style') expect(attribute.value).not.toMatch(/\(|\\|attacker|position|vh/);
    }
  });

  test('leaves what was said around it', () => {
    expect(read(sanitizeMail(withAttack, { showPictures: false }).html)).toHaveTextContent(/^Good morning,/);
  });

  test('comes to nothing when the result is read again', () => {
    const { html } = sanitizeMail(withAttack, { showPictures: false });
    expect(sanitizeMail(html, { showPictures: false }).html).toBe(html);
  });
});

test('there are enough attacks to mean something', () => {
  expect(Object.keys(mailAttacks).length).toBeGreaterThanOrEqual(60);
});

const clean = (html: string, showPictures = false) => sanitizeMail(html, { showPictures });

test('what mails are made of stays', () => {
  const html =
    '<h2>News</h2><p style="color: #333; font-family: &quot;Helvetica Neue&quot;, Arial">Text <b>bold</b></p><table border="1"><tbody><tr><td align="center">x</td></tr></tbody></table><blockquote>Quoted</blockquote>';
  expect(clean(html).html).toBe(html);
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

test('pictures that a mail brings along are shown at once, unless they are drawings that could load', () => {
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

test.each(['', 'plain text', '<', '&', '<p', '\u0000', '<p>'.repeat(100)])('anything can be a mail: %#', (html) => {
  expect(() => clean(html)).not.toThrow();
});
