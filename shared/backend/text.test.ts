import { toText } from './text';

test.each([
  ['<p>Good <b>morn</b>ing</p><p>Ann</p>', 'Good morning Ann'],
  ['<p>M&uuml;nchen &Uuml;ber &amp;uuml; &szlig;</p>', 'München Über &uuml; ß'],
  ['&#252;&#xFC;&#XFC; &euro;5 &hellip; &rarr;', 'üüü €5 … →'],
  ['It&#146;s &#8220;so&#8221; &apos;x&apos;', "It’s “so” 'x'"],
  ['&copy 2026 &nbsp;x &hellip y &unknown; AT&T', '© 2026 x &hellip y &unknown; AT&T'],
  ['&#0; &#xD800; &#9999999;', '\ufffd \ufffd \ufffd'],
  ['<style>p.MsoNormal{margin:0cm}</style><p class=MsoNormal>Hi Ann</p>', 'Hi Ann'],
  ['<STYLE type="text/css"><!-- p > a { color: red } --></STYLE >Hi', 'Hi'],
  ['<title>Newsletter</title><script>if (a < b) fire()</script>Hi', 'Hi'],
  ['<!--[if mso]><table><tr><td>For Outlook</td></tr></table><![endif]-->Hi', 'Hi'],
  ['Hi<style>p{', 'Hi'],
  ['Hi <styles>Ann</styles>', 'Hi Ann'],
])('%s reads %s', (html, text) => expect(toText(html)).toBe(text));

test('a preview is read of what is shown, however long the style sheet before it is', () => {
  const html = `<style>${'p{color:red}'.repeat(5_000)}</style><p>Hi Ann, <a href="https://example.com">see you</a></p>`;
  expect(toText(html, 12)).toBe('Hi Ann,');
});

test('markup that never ends is read in one go', () => {
  for (const part of ['<!--', '<style>', '<style', '<', '&', '&#', '</style>'])
    expect(toText(part.repeat(300_000)).length).toBeLessThanOrEqual(part.length * 300_000);
});
