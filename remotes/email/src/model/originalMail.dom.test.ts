import { mailAttacks } from './mailAttacks';
import { mailDocument } from './mailDocument';
import { originalMail } from './originalMail';

const read = (html: string) => document.importNode(new DOMParser().parseFromString(html, 'text/html').body, true);

test('the styles of the sender are all there, and links and pictures are as always', () => {
  const { html, sheet, blockedPictures } = originalMail(
    '<style>.x { position: relative; box-shadow: 0 0 4px #000 }</style><p class="x" id="y" style="display:flex;gap:4px">Hi</p><a href="https://example.com/">x</a><img src="https://example.com/a.png">',
    { showPictures: false },
  );
  expect(sheet).toBe('.x { position: relative; box-shadow: 0 0 4px #000 }');
  expect(read(html).querySelector('p.x#y')).toHaveAttribute('style', 'display:flex;gap:4px');
  expect(read(html).querySelector('a')).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  expect(read(html).querySelector('img')).not.toHaveAttribute('src');
  expect(blockedPictures).toBe(1);
});

test('a sheet does not leave its element', () => {
  const { html, sheet } = originalMail('<style>a{content:"</STYLE <img src=x onerror=fire()>"}</style><p>Hi</p>', {
    showPictures: false,
  });
  const page = mailDocument({ html, sheet, showPictures: false, mode: 'light', nonce: 'n', fonts: '', files: '' });
  expect(page.match(/<\/style/gi)).toHaveLength(2);
  expect(read(page).querySelector('[onerror]')).toBeNull();
});

test.each(Object.entries(mailAttacks))('an attack by %s comes to nothing there too', (_, attack) => {
  const { html, sheet = '' } = originalMail(`<p>Good morning,</p>${attack}`, { showPictures: true });
  const body = read(html);
  expect(
    body.querySelector('script, style, iframe, frame, object, embed, form, input, button, svg, math, link, meta, base'),
  ).toBeNull();
  for (const element of body.querySelectorAll('*'))
    for (const { name, value } of element.attributes) {
      expect(name).not.toMatch(/^on/);
      if (name === 'href') expect(value).toMatch(/^(?:https?:|mailto:|tel:|#)/);
      if (name === 'src') expect(value).toMatch(/^(?:https:|data:image\/)/);
    }
  expect(sheet).not.toMatch(/<\/style/i);
});
