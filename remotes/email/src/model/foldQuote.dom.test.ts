import { extractQuote } from './foldQuote';

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
