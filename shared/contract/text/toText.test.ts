import { loadReferences } from './references';
import { toText, toWholeText } from './toText';
import { toTextLines } from './toTextLines';

describe('HTML as it is read, in one line', () => {
  test.each([
    ['<p>Good <b>morn</b>ing</p><p>Ann</p>', 'Good morning Ann'],
    ['<p>M&uuml;nchen &Uuml;ber &amp;uuml; &szlig;</p>', 'München Über &uuml; ß'],
    ['&#252;&#xFC;&#XFC; &euro;5 &hellip;', 'üüü €5 …'],
    ['It&#146;s &#8220;so&#8221; &apos;x&apos;', "It’s “so” 'x'"],
    ['&copy 2026 &nbsp;x &hellip y &unknown; AT&T', '© 2026 x &hellip y &unknown; AT&T'],
    ['&#0; &#xD800; &#9999999;', '\ufffd \ufffd \ufffd'],
    ['<style>p.MsoNormal{margin:0cm}</style><p class=MsoNormal>Hi Ann</p>', 'Hi Ann'],
    ['<STYLE type="text/css"><!-- p > a { color: red } --></STYLE >Hi', 'Hi'],
    ['<title>Newsletter</title><script>if (a < b) fire()</script>Hi', 'Hi'],
    ['<!--[if mso]><table><tr><td>For Outlook</td></tr></table><![endif]-->Hi', 'Hi'],
    ['<!--[if !mso]><!--><p>For others</p><!--<![endif]-->', 'For others'],
    ['<![if !vml]>Hi<![endif]>', 'Hi'],
    ['<!--><p>Hi</p>', 'Hi'],
    ['<xml><o:PixelsPerInch>96</o:PixelsPerInch></xml>Hi<o:p></o:p>', 'Hi'],
    ['<?xml version="1.0"?><!doctype html>Hi', 'Hi'],
    ['Hi<style>p{', 'Hi'],
    ['Hi <styles>Ann</styles>', 'Hi Ann'],
    ['<a title="a > b">Hi</a>', 'Hi'],
    ["<img alt='>'>Hi", 'Hi'],
    ['1 < 2 <3 a<b', '1 < 2 <3 a'],
    ['Hi <a href="', 'Hi'],
    ['News\u034f\u200c \u034f\u200c &zwnj;&#847;&nbsp;today', 'News today'],
    ['Zu&shy;sammen\u200bhang', 'Zusammenhang'],
    ['👩\u200d💻 می\u200cخواهم', '👩\u200d💻 می\u200cخواهم'],
  ])('%s reads %s', async (html, text) => expect(await toWholeText(html)).toBe(text));
});

test('the names of the standard are read once they are there', async () => {
  expect(await toWholeText('&rarr; &Sun; &NotEqualTilde; &notit; &CounterClockwiseContourIntegral; &hearts;')).toBe(
    '→ &Sun; ≂̸ ¬it; ∳ ♥',
  );
  await loadReferences();
  expect(toText('&lambda;&#128;&ampx')).toBe('λ€&x');
});

test('a preview is read of what is shown, however long the style sheet before it is', () => {
  const html = `<style>${'p{color:red}'.repeat(5_000)}</style><p>Hi Ann, <a href="https://example.com">see you</a></p>`;
  expect(toText(html, 12)).toBe('Hi Ann,');
});

describe('HTML as it is read, with its lines', () => {
  test.each([
    ['', ''],
    ['<p>one</p><p>two</p>', 'one\ntwo'],
    ['<div><p>one</p></div><div>two</div>three', 'one\ntwo\nthree'],
    ['one<br>two <b>three</b>', 'one\ntwo three'],
    ['one<br><br><br><br>two', 'one\n\ntwo'],
    ['<style>p{color:red}</style>a<script>fire()</script>b', 'ab'],
    ['a &amp; b &lt;c&gt; &#33;&#x21; &unknown; &#0;', 'a & b <c> !! &unknown; \ufffd'],
    ['<p>\n  wide \t open\n</p>', 'wide open'],
    ['<table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table>', 'A\tB\n1\t2'],
    ['<ul>\n<li>one</li>\n<li>two</li>\n</ul>\n<p>three</p>', 'one\ntwo\nthree'],
    ['<pre>if (a)\n  b();\n</pre><p>end</p>', 'if (a)\n  b();\nend'],
    ['a < b', 'a < b'],
  ])('%j reads %j', (html, text) => expect(toTextLines(html)).toBe(text));
});

// Some 30 ms each: what grew by the square would take minutes.
test('a megabyte of markup made to be slow is read in one go', () => {
  const parts = [
    '<!--',
    '<style>',
    '<style',
    '<',
    '&',
    '&#',
    '&a',
    '</style>',
    '<a "',
    '<a x="',
    '<pre>',
    '\u200b',
    '</',
  ];
  for (const part of parts) {
    const html = part.repeat(1_000_000 / part.length);
    expect(toText(html).length + toTextLines(html).length).toBeLessThanOrEqual(2_000_000);
  }
});
