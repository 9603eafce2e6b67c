import { sanitizeMail } from './sanitizeMail';

const clean = (html: string) => sanitizeMail(html, { showPictures: false });
const read = (html: string) =>
  document.importNode(new DOMParser().parseFromString(clean(html).html, 'text/html').body, true);
const styleOf = (html: string, selector = 'p') => read(html).querySelector(selector)?.getAttribute('style');

describe("rules of an email's own style sheets hold", () => {
  test.each([
    [
      '<style>p.MsoNormal, li.MsoNormal {margin:0cm;font-size:11.0pt}</style><p class=MsoNormal>Hi</p>',
      'margin: 0cm; font-size: 11.0pt',
    ],
    ['<style><!-- p.MsoNormal {margin:0cm} --></style><p class="x msonormal">Hi</p>', 'margin: 0cm'],
    ['<style>.a .b {color:#333333}</style><div class=a><div><p class=b>Hi</p></div></div>', 'color: #333333'],
    ['<style>.a > .b {color:#333333}</style><div class=a><div><p class=b>Hi</p></div></div>', undefined],
    ['<style>#x.y {padding:1px}</style><p id=x class=y>Hi</p>', 'padding: 1px'],
    ['<style>p {margin:1px} .x {margin:2px} p {margin:3px}</style><p class=x>Hi</p>', 'margin: 2px'],
    [
      '<style>p {margin:1px!important}</style><p style="margin:2px;padding:0">Hi</p>',
      'padding: 0; margin: 1px !important',
    ],
    ['<style>p {margin:1px}</style><p style="margin:2px">Hi</p>', 'margin: 2px'],
    [
      '<style>@media screen { p {margin:1px} } @media (max-width:600px) { p {margin:2px} } @font-face { margin: 3px }</style><p>Hi</p>',
      'margin: 1px',
    ],
    ['<style media="print">p {margin:1px}</style><style media=screen>p {margin:2px}</style><p>Hi</p>', 'margin: 2px'],
    ['<style>p {background:url(https://attacker.test/p.gif);position:fixed}</style><p>Hi</p>', undefined],
    [
      '<style>p:hover {margin:1px} p[x] {margin:1px} p::before {margin:1px} p:has(b) {margin:1px}</style><p>Hi</p>',
      undefined,
    ],
    ['<style>@import "https://attacker.test/a.css"; p {margin:1px}</style><p>Hi</p>', 'margin: 1px'],
    ['<style>body p {margin:1px}</style><body><p>Hi</p></body>', 'margin: 1px'],
  ])('%s', (html, style) => expect(styleOf(html) ?? undefined).toBe(style));

  test('links of Outlook have the colour of its sheet', () => {
    const html = '<style>a:link, span.MsoHyperlink {color:#0563C1}</style><a href="https://example.com/">x</a>';
    expect(styleOf(html, 'a')).toBe('color: #0563C1');
  });
});

describe('what is for Outlook alone changes nothing', () => {
  test.each([
    ['<!--[if mso]><style>.x {display:none}</style><![endif]--><p class=x>Text</p>'],
    [
      '<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><![endif]--><p>Text</p>',
    ],
    ['<xml><w:WordDocument><w:Zoom>0</w:Zoom></w:WordDocument></xml><p>Text</p>'],
    [
      '<!--[if mso]><v:rect fill="true"><v:textbox><![endif]--><p>Text</p><!--[if mso]></v:textbox></v:rect><![endif]-->',
    ],
    ['<!--[if !mso]><!--><p>Text</p><!--<![endif]-->'],
    ['<![if !vml]><p>Text</p><![endif]>'],
    ['<v:shapetype id="_x0000_t75"><v:stroke/></v:shapetype><p>Text</p>'],
    ['<p>Text<o:p></o:p></p>'],
  ])('%s', (html) => expect(read(html).textContent?.trim()).toBe('Text'));
});

describe('words stay on the ground that they were written for', () => {
  test('the body keeps its colours', () => {
    const body = read(
      '<html><head></head><body style="background-color:#111111;color:#eeeeee"><p>Hi</p></body></html>',
    );
    expect(body.firstElementChild?.getAttribute('style')).toBe('background-color: #111111; color: #eeeeee');
    expect(body).toHaveTextContent('Hi');
    expect(clean('<style>body{background:#111;color:#eee}</style><body><p>Hi</p>').hasOwnColours).toBe(true);
    expect(read('<body text="#eeeeee" bgcolor="#111111">Hi</body>').innerHTML).toBe(
      '<main bgcolor="#111111" style="color: #eeeeee">Hi</main>',
    );
    expect(read('<body class="x"><p>Hi</p></body>').innerHTML).toBe('<p>Hi</p>');
  });

  test('colours for a picture that is not shown are left out, but where a colour takes its place', () => {
    const on = (ground: string) =>
      read(
        `<table><tr><td ${ground}><p style="color:#ffffff">Sale</p><div style="background:#000000"><b style="color:#ffffff">Buy</b></div></td></tr></table>`,
      );
    const bare = on('style="background:url(https://example.com/hero.png)"');
    expect(bare.querySelector('p')).not.toHaveAttribute('style');
    expect(bare.querySelector('b')).toHaveAttribute('style', 'color: #ffffff');
    expect(on('background="https://example.com/hero.png"').querySelector('p')).not.toHaveAttribute('style');
    expect(on('style="background:#222222 url(https://example.com/hero.png)"').querySelector('p')).toHaveAttribute(
      'style',
    );
    expect(on('bgcolor="#222222" background="hero.png"').querySelector('p')).toHaveAttribute('style');
  });

  test('an attribute is a ground too', () => {
    expect(
      styleOf('<table><tr><td bgcolor="#000000" style="background:url(a.png);color:#fff">Hi</td></tr></table>', 'td'),
    ).toBe('color: #fff');
  });
});

test.each([
  ['<p style="color:red;mso-list:none;-webkit-text-size-adjust:100%">Hi</p>', false],
  ['<p style="display:none">Hi</p><p>Ho</p>', false],
  ['<p style="position:absolute;top:0">Hi</p>', true],
  ['<p style="background:url(a.png)">Hi</p>', true],
  ['<style>p {display:grid}</style><p>Hi</p>', true],
  ['<p>Hi</p>', false],
])('of %s a part of the look is left out: %s', (html, isReduced) => expect(clean(html).isReduced).toBe(isReduced));

test('sheets made to be slow are read in one go', () => {
  const sheets = [
    '*{color:#000000}',
    'p p p p{color:#000}',
    '.a,',
    'a{b:c;',
    'p{',
    '@media all{',
    '}',
    'p{color:var(--a,',
    'p{color:(((',
  ];
  for (const sheet of sheets)
    expect(
      read(`<style>${sheet.repeat(60_000 / sheet.length)}</style>${'<p class=a>x'.repeat(200)}`),
    ).toHaveTextContent('x');
});
