import { readArticle } from './readArticle';

const read = (html: string): string => {
  const place = document.createElement('div');
  place.append(readArticle(html));
  return place.innerHTML.replace(/\s+/g, ' ').trim();
};

const word = (sign: string, text: string) =>
  `<p class=MsoListParagraph style='text-indent:-18pt;mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>${sign}<span style='font:7pt "Times New Roman"'>&nbsp;&nbsp;</span></span>${text}<o:p></o:p></p>`;

test.each([
  ['a list of Word', word('·', 'Fog') + word('·', 'Rain'), '<ul><li>Fog</li><li>Rain</li></ul>'],
  ['a numbered list of Word', word('1.', 'Fog') + word('2.', 'Rain'), '<ol><li>Fog</li><li>Rain</li></ol>'],
  [
    'two lists of Word beside each other',
    word('·', 'Fog') + word('1.', 'Rain'),
    '<ul><li>Fog</li></ul><ol><li>Rain</li></ol>',
  ],
  [
    'text of Google Docs',
    '<b style="font-weight:normal"><p><span style="font-weight:700">Fog</span> <span style="font-weight:400">lifts</span></p></b>',
    '<p><strong>Fog</strong> lifts</p>',
  ],
  ['slanted words', '<p><span style="font-style:italic">Fog</span></p>', '<p><em>Fog</em></p>'],
  ['empty paragraphs between', '<p>Fog</p><p>&nbsp;</p><p>Rain</p>', '<p>Fog</p><p>Rain</p>'],
  ['a title', '<h1 class="x" style="color:red">Fog</h1><h6>Rain</h6>', '<h2>Fog</h2><h4>Rain</h4>'],
  ['what runs', '<p onclick="x()">Fog<script>x()</script><a href="javascript:x()">x</a></p>', '<p>Fog<a>x</a></p>'],
])('reads %s', (_name, html, expected) => expect(read(html)).toBe(expected));
