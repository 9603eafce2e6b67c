import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ArticleEditor } from '../../article/ArticleEditor';
import { installTestRects } from '../../picture/testCanvas';
import { renderInKit } from '../../renderInKit';
import { RichTextField } from '../RichTextField';

beforeAll(installTestRects);

interface Clipboard {
  html?: string;
  text?: string;
}

const clipboard = ({ html = '', text = '' }: Clipboard) => ({
  clipboardData: {
    files: [],
    getData: (type: string) => (type === 'text/html' ? html : type === 'text/plain' || type === 'Text' ? text : ''),
  },
});

function open(Editor: typeof ArticleEditor | typeof RichTextField, before = '') {
  const written = { html: before };
  const onChange = (html: string) => {
    written.html = html;
  };
  renderInKit(
    Editor === ArticleEditor ? (
      <ArticleEditor label="Text" html={before} onChange={onChange} />
    ) : (
      <RichTextField label="Text" value={before} onChange={onChange} />
    ),
  );
  return { written, text: screen.getByRole('textbox', { name: 'Text' }) };
}

/** What a paste into an empty text makes of it. */
function paste(pasted: Clipboard, Editor: typeof ArticleEditor | typeof RichTextField = ArticleEditor): string {
  const { written, text } = open(Editor);
  fireEvent.paste(text, clipboard(pasted));
  // An article ends with a paragraph, where writing goes on.
  return written.html.replace(/(?<=<\/(?:table|ul|ol|pre|blockquote|h[2-4])>)<p><\/p>$/, '');
}

const entry = (sign: string, text: string, level = 1) =>
  `<p class=MsoListParagraph style='text-indent:-18pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${sign}<span style='font:7pt "Times New Roman"'>&nbsp;&nbsp;</span></span><![endif]>${text}<o:p></o:p></p>`;

const word = (body: string) =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {margin:0cm} --></style></head><body><!--StartFragment-->${body}<!--EndFragment--></body></html>`;

const docs = (body: string) =>
  `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1">${body}</b>`;

const span = (style: string, text: string) => `<span style="font-size:11pt;font-weight:400;${style}">${text}</span>`;

test.each<[string, string, string]>([
  ['a list of Word', word(entry('·', 'Fog') + entry('·', 'Rain')), '<ul><li><p>Fog</p></li><li><p>Rain</p></li></ul>'],
  [
    'nested lists of Word',
    word(entry('·', 'Fruit') + entry('o', 'Apple', 2) + entry('·', 'Bread')),
    '<ul><li><p>Fruit</p><ul><li><p>Apple</p></li></ul></li><li><p>Bread</p></li></ul>',
  ],
  [
    'three levels of Word, of two kinds',
    word(entry('1.', 'A') + entry('a.', 'B', 2) + entry('i.', 'C', 3) + entry('2.', 'D')),
    '<ol><li><p>A</p><ol type="a"><li><p>B</p><ol type="i"><li><p>C</p></li></ol></li></ol></li><li><p>D</p></li></ol>',
  ],
  [
    'numbers of Word that go on after a paragraph',
    word(`${entry('5.', 'Fifth')}<p class=MsoNormal>Between</p>${entry('6.', 'Sixth')}`),
    '<ol start="5"><li><p>Fifth</p></li></ol><p>Between</p><ol start="6"><li><p>Sixth</p></li></ol>',
  ],
  [
    'two lists of Word beside each other',
    word(entry('·', 'Fog') + entry('1.', 'Rain')),
    '<ul><li><p>Fog</p></li></ul><ol><li><p>Rain</p></li></ol>',
  ],
  [
    'words of Word with a comment',
    word(
      `<p class=MsoNormal><span style='mso-comment-continuation:1'><a style='mso-comment-reference:AB_1'>The bridge</a></span><span class=MsoCommentReference><span style='font-size:8.0pt'><a class=msocomanchor id="_anchor_1" href="#_msocom_1" name="_msoanchor_1">[AB1]</a><span style='mso-special-character:comment'>&nbsp;</span></span></span> is old.</p><div style='mso-element:comment-list'><hr class=msocomoff align=left><div style='mso-element:comment'><div id="_com_1" class=msocomtxt><p class=MsoCommentText>Is it?</p></div></div></div>`,
    ),
    '<p>The bridge is old.</p>',
  ],
  [
    'tracked changes of Word',
    word(
      '<p class=MsoNormal>The <del cite="mailto:Ann" datetime="2027-01-01T10:00">old</del><ins cite="mailto:Ann" datetime="2027-01-01T10:00">new</ins> bridge<span style="display:none;mso-hide:all">x</span></p>',
    ),
    '<p>The new bridge</p>',
  ],
  [
    'notes of Word',
    word(
      `<p class=MsoNormal>Fog<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1"><span class=MsoFootnoteReference>[1]</span></a> lifts.</p><div style='mso-element:footnote-list'><br clear=all><hr align=left size=1><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1" name="_ftn1"><span class=MsoFootnoteReference>[1]</span></a> In March.</p></div></div>`,
    ),
    '<p>Fog<sup>1</sup> lifts.</p><p><sup>1</sup> In March.</p>',
  ],
  [
    'raised and lowered words',
    word('<p class=MsoNormal>H<sub>2</sub>O weighs 10<sup>3</sup> kg</p>'),
    '<p>H<sub>2</sub>O weighs 10<sup>3</sup> kg</p>',
  ],
  [
    'formatted words of Google Docs',
    docs(
      `<p dir="ltr">${span('', 'a ')}${span('font-weight:700;font-style:italic', 'b')}${span('', ' ')}${span('text-decoration:underline', 'c')}${span('', ' ')}${span('text-decoration:line-through', 'd')}${span('', ' 10')}${span('vertical-align:super;font-size:0.6em', '3')}</p>`,
    ),
    '<p>a <strong><em>b</em></strong> <u>c</u> <s>d</s> 10<sup>3</sup></p>',
  ],
  [
    'nested lists of Google Docs, which are beside their entries',
    docs(
      '<ul><li dir="ltr" aria-level="1"><p>Fruit</p></li><ul><li aria-level="2"><p>Apple</p></li></ul><li aria-level="1"><p>Bread</p></li></ul>',
    ),
    '<ul><li><p>Fruit</p><ul><li><p>Apple</p></li></ul></li><li><p>Bread</p></li></ul>',
  ],
  [
    'a link of Google Docs, which is underlined already',
    docs(`<p><a href="https://a.example/">${span('text-decoration:underline', 'here')}</a></p>`),
    '<p><a target="_blank" rel="noopener noreferrer nofollow" href="https://a.example/">here</a></p>',
  ],
  [
    'cells of Excel',
    '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><body><table width=144><!--StartFragment--><col width=64><col width=80><tr height=20><td class=xl65>A</td><td style="font-weight:700" align=right>B</td></tr><tr><td colspan=2>1</td></tr><!--EndFragment--></table></body></html>',
    '<table><colgroup><col width="64"><col width="80"></colgroup><tbody><tr><td data-colwidth="64"><p>A</p></td><td data-colwidth="80"><p align="right"><strong>B</strong></p></td></tr><tr><td colspan="2" data-colwidth="64,80"><p>1</p></td></tr></tbody></table>',
  ],
  [
    'cells of Google Sheets',
    '<google-sheets-html-origin><style type="text/css"><!--td {border: 1px}--></style><table data-sheets-root="1"><tbody><tr><td data-sheets-value="{}">A</td><td style="font-style:italic">B</td></tr></tbody></table></google-sheets-html-origin>',
    '<table><tbody><tr><td><p>A</p></td><td><p><em>B</em></p></td></tr></tbody></table>',
  ],
  [
    'blocks of Notion',
    '<meta charset="utf-8"><h1>Plan</h1><ol start="3"><li>Fog<ul><li>Mist</li></ul></li></ol><blockquote>Rain</blockquote>',
    '<h2>Plan</h2><ol start="3"><li><p>Fog</p><ul><li><p>Mist</p></li></ul></li></ol><blockquote><p>Rain</p></blockquote>',
  ],
  [
    'lines of Visual Studio Code',
    `<meta charset='utf-8'><div style="color:#ccc;font-family:Menlo, Monaco, 'Courier New', monospace;white-space:pre;"><div><span style="color:#569cd6;">if</span> (fog) {</div><div>  wait();</div><div>}</div></div>`,
    '<pre><code>if (fog) {\n  wait();\n}</code></pre>',
  ],
  [
    'lines of JetBrains',
    `<pre style="font-family:'JetBrains Mono',monospace;">if (fog)<br>  wait();</pre>`,
    '<pre><code>if (fog)\n  wait();</code></pre>',
  ],
  [
    'lists of Word in other scripts',
    word(
      `${entry('٣.', 'A')}<p class=MsoNormal>x</p>${entry('十二、', 'B')}<p class=MsoNormal>x</p>${entry('б)', 'C')}`,
    ),
    '<ol start="3"><li><p>A</p></li></ol><p>x</p><ol start="12"><li><p>B</p></li></ol><p>x</p><ol><li><p>C</p></li></ol>',
  ],
  ['boxes of Word', word(entry('☐', 'A') + entry('☒', 'B')), '<ul><li><p>☐ A</p></li><li><p>☒ B</p></li></ul>'],
  [
    'a numbered heading of Word',
    word('<h1 style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">1<span>&nbsp;</span></span>Intro</h1>'),
    '<h2>1 Intro</h2>',
  ],
  [
    'nested lists of Word on the web, which are beside each other',
    [1, 2, 1]
      .map(
        (level) =>
          `<div class="ListContainerWrapper"><ul role="list"><li data-listid="1" data-aria-level="${level}"><p><span>Level ${level}</span><span class="EOP">&nbsp;</span></p></li></ul></div>`,
      )
      .join(''),
    '<ul><li><p>Level 1</p><ul><li><p>Level 2</p></li></ul></li><li><p>Level 1</p></li></ul>',
  ],
  [
    'nested lists of Slack',
    '<ul class="p-rich_text_list" data-indent="0"><li>A</li></ul><ol data-indent="1"><li>B</li></ol>',
    '<ul><li><p>A</p><ol><li><p>B</p></li></ol></li></ul>',
  ],
  [
    'letters and Roman numbers of Google Docs',
    docs(
      '<ol><li style="list-style-type:lower-alpha"><p>A</p></li><ol><li style="list-style-type:upper-roman"><p>B</p></li></ol></ol>',
    ),
    '<ol type="a"><li><p>A</p><ol type="I"><li><p>B</p></li></ol></li></ol>',
  ],
  [
    'a list of tasks of Google Docs',
    docs(
      '<ul><li role="checkbox" aria-checked="true"><img aria-roledescription="checkbox" src="data:image/png;base64,iVBORw0KGgo="/><p>A</p></li></ul>',
    ),
    '<ul><li><p>☑ A</p></li></ul>',
  ],
  [
    'a list of tasks and signs of GitHub',
    '<ul><li><input type="checkbox" checked disabled> A</li><li><input type="checkbox" disabled> B <img class="emoji" alt="🎉" src="https://a.example/x.png"></li></ul>',
    '<ul><li><p>☑ A</p></li><li><p>☐ B 🎉</p></li></ul>',
  ],
  [
    'a formula, as it was typed',
    '<p>E = <span class="katex"><math><semantics><mi>m</mi><annotation encoding="application/x-tex">mc^2</annotation></semantics></math><span aria-hidden="true">mc2</span></span> and <math><mi>x</mi></math></p>',
    '<p>E = mc^2 and x</p>',
  ],
  [
    'films and pages within the page',
    '<iframe src="//a.example/1"></iframe><video><source src="https://a.example/2.mp4"></video><iframe src="javascript:x()"></iframe>',
    ['1', '2.mp4']
      .map((name) => `https://a.example/${name}`)
      .map((to) => `<p><a target="_blank" rel="noopener noreferrer nofollow" href="${to}">${to}</a></p>`)
      .join(''),
  ],
  ['terms', '<dl><dt>Fog</dt><dd>A cloud</dd></dl>', '<p><strong>Fog</strong></p><p>A cloud</p>'],
  ['what its page hides', '<p>a<span style="display: none">b</span><span hidden>c</span></p>', '<p>a</p>'],
  ['lines that a style keeps', '<div style="white-space: pre-wrap">a\nb</div>', '<p>a<br>b</p>'],
  [
    'rows that a sheet reserves',
    '<table><col width="1*"><tr><td>A</td></tr><tr style="mso-xlrowspan:3"></tr></table>',
    '<table><tbody><tr><td><p>A</p></td></tr></tbody></table>',
  ],
  [
    'a page of the web',
    '<div class="x" onclick="x()"><h1 style="color:red">Fog</h1><h6>Rain</h6><p>&nbsp;</p><p>a<script>x()</script><a href="javascript:x()">b</a> <a href="#top">c</a></p><p style="text-align: center">d</p></div>',
    '<h2>Fog</h2><h4>Rain</h4><p>ab c</p><p align="center">d</p>',
  ],
])('an article takes %s', (_name, html, expected) => {
  expect(paste({ html, text: 'plain' })).toBe(expected);
});

test.each<[string, Clipboard, string]>([
  [
    'a table with its rows',
    { html: '<table><tr><td>A</td><td>B</td></tr><tr><td>1</td><td>2</td></tr></table>' },
    '<table border="1" cellspacing="0" cellpadding="6"><tbody><tr><td><p>A</p></td><td><p>B</p></td></tr><tr><td><p>1</p></td><td><p>2</p></td></tr></tbody></table>',
  ],
  [
    'lines and paragraphs of plain text',
    { text: 'First line\r\nSecond line\r\n\r\nNew paragraph' },
    '<p>First line<br>Second line</p><p>New paragraph</p>',
  ],
  [
    'a list of Word',
    { html: word(entry('·', 'First point') + entry('·', 'Second')) },
    '<ul><li><p>First point</p></li><li><p>Second</p></li></ul>',
  ],
  ['a heading as strong words', { html: '<h1>Fog</h1><p>lifts</p>' }, '<p><strong>Fog</strong></p><p>lifts</p>'],
  ['lines of code', { html: '<pre>a\n  b</pre>' }, '<p>a<br>&nbsp;&nbsp;b</p>'],
])('a field takes %s', (_name, pasted, expected) => {
  expect(paste(pasted, RichTextField)).toBe(expected);
});

const cells = (...rows: string[][]) =>
  `<table><tbody>${rows.map((row) => `<tr>${row.map((text) => `<td><p>${text}</p></td>`).join('')}</tr>`).join('')}</tbody></table>`;

test('cells are laid over the cells that are there', () => {
  const { written, text } = open(ArticleEditor, cells(['a', 'b'], ['c', 'd']));
  fireEvent.paste(
    text,
    clipboard({ html: '<table><tr><td>1</td><td>2</td></tr><tr><td>3</td><td>4</td></tr></table>' }),
  );
  expect(written.html.replace(/<p><\/p>$/, '')).toBe(cells(['1', '2'], ['3', '4']));
});

test('code takes the plain text with all of its lines, whatever else the clipboard holds', () => {
  const { written, text } = open(ArticleEditor, '<pre><code>x</code></pre>');
  fireEvent.paste(
    text,
    clipboard({ html: '<div><div>if (fog) {</div><div>  wait();</div></div>', text: 'if (fog) {\n  wait();\n' }),
  );
  expect(written.html.replace(/<p><\/p>$/, '')).toBe('<pre><code>if (fog) {\n  wait();\nx</code></pre>');
});

describe('Markdown that is pasted as text', () => {
  const markdown = '# Head\n\n- one\n- two **strong**\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n<script>x()</script>';
  const offer = () => screen.queryByRole('button', { name: 'Format it' });

  test('stays as it is, and is formatted where somebody asks for it, in one step of undo', async () => {
    const user = userEvent.setup();
    const { written, text } = open(ArticleEditor, '<p>Before</p>');
    fireEvent.paste(text, clipboard({ text: markdown }));
    const plain = written.html;
    expect(plain).toContain('# Head');
    await user.click(offer() ?? text);
    await screen.findByRole('heading', { name: /Head/ });
    expect(written.html).toContain('<li><p>two <strong>strong</strong></p></li>');
    expect(written.html).toContain('<th><p>a</p></th>');
    expect(written.html).not.toContain('x()');
    expect(offer()).toBeNull();
    fireEvent.keyDown(text, { key: 'z', ctrlKey: true });
    expect(written.html).toBe(plain);
  });

  test.each(['One sentence - with a dash.\nAnother one.', '2027 was a year.', 'a * b * c'])('%j is none', (plain) => {
    const { text } = open(ArticleEditor);
    fireEvent.paste(text, clipboard({ text: plain }));
    expect(offer()).toBeNull();
  });
});
