import { sanitizeMail } from './sanitizeMail';

const textOf = (html: string): string =>
  new DOMParser().parseFromString(sanitizeMail(html, { showPictures: true }).html, 'text/html').body.textContent ?? '';

describe('what a sender has hidden stays hidden', () => {
  test.each([
    ['display:none;max-height:0;overflow:hidden'],
    ['DISPLAY : NONE !important'],
    ['visibility:hidden'],
    ['opacity:0'],
    ['opacity: 0.0; color: #fff'],
    ['max-height:0px;overflow:hidden'],
    ['height:0;overflow:hidden;mso-hide:all'],
    ['max-width:0; overflow: hidden'],
    ['position:absolute;left:-9999px'],
    ['position:absolute;clip:rect(0 0 0 0)'],
    ["background:url('data:image/png;base64,AA');display:none"],
  ])('by its style %s', (style) => {
    expect(textOf(`<div style="${style.replaceAll('"', '&quot;')}">Preview text</div><h1>News</h1>`)).toBe('News');
  });

  test.each([
    ['<div hidden>Preview text</div><h1>News</h1>'],
    ['<style>.preheader { display: none !important }</style><div class="preheader">Preview text</div><h1>News</h1>'],
    [
      '<style>/* a */ @media all { p { color: red } } span.x, #y { visibility: hidden }</style><span class="x">a</span><p id="y">b</p><h1>News</h1>',
    ],
    [
      '<style><!-- p.x > b { color: red } .x { display: none } --></style><div class="x">Preview text</div><h1>News</h1>',
    ],
    ['<h1>News</h1><div style="display:none" class="mobile-only"><p>The same for phones</p></div>'],
  ])('by an attribute or a style sheet of the email: %s', (html) => {
    expect(textOf(html)).toBe('News');
  });
});

test.each([
  ['<div style="max-height:0">Text</div>'],
  ['<div style="opacity:0.5">Text</div>'],
  ['<div style="overflow:hidden;height:auto">Text</div>'],
  ['<style>@media (max-width: 600px) { .wide { display: none } }</style><p class="wide">Text</p>'],
  ['<style>.box { display: none }</style><p class="box" style="display:block">Text</p>'],
  ['<style>.other { display: none }</style><p class="text">Text</p>'],
  ['<style>body .x > p { display: none }</style><p>Text</p>'],
])('what is seen elsewhere is seen here: %s', (html) => {
  expect(textOf(html)).toBe('Text');
});

test('style sheets and styles made to be slow are read in one go', () => {
  for (const css of ['@', 'a{', '{', 'a', '/*', 'a,', '.x{display:none}', ';'])
    expect(textOf(`<style>${css.repeat(200_000 / css.length)}</style><p>Text</p>`)).toBe('Text');
  for (const style of ['"', "'", '(', 'a(', '#1 ', 'color:#000;', 'background:'])
    expect(textOf(`<p style='${style.replaceAll("'", '&#39;').repeat(20_000)}'>Text</p>`)).toBe('Text');
});
