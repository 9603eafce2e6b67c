import { testMail } from '../testing/testMail';
import { blankContent, hasText, isBlank, toMessage } from './composition';
import { contentOfDraft } from './draft';

test.each([
  ['nothing', {}, true],
  ['an empty paragraph', { html: '<p></p>' }, true],
  ['a quote alone', { quote: '<blockquote>x</blockquote>' }, true],
  ['a word', { html: '<p>x</p>' }, false],
  ['a subject', { subject: 'x' }, false],
  ['a recipient', { bcc: [{ name: '', email: 'a@b.c' }] }, false],
  ['half an address', { typed: { to: 'an' } }, false],
  ['a picture', { html: '<p></p><img src="data:image/png;base64,A">' }, false],
  ['a file', { attachments: [{ fileName: 'a', url: '/a', size: 1, thumbnail: null }] }, false],
])('%s is not worth keeping: %s', (_, given, expected) => {
  expect(isBlank({ ...blankContent, ...given })).toBe(expected);
});

test.each([
  ['', false],
  ['<p>&nbsp;</p><p> </p>', false],
  ['<p><b>x</b></p>', true],
])('%p has text: %s', (html, expected) => {
  expect(hasText(html)).toBe(expected);
});

test("a draft comes back as it was left, the quote apart from one's own words", () => {
  const content = {
    ...blankContent,
    subject: 'Plan',
    html: '<p>Mine</p>',
    quote: '<blockquote type="cite"><p>Theirs</p></blockquote>',
    inReplyTo: 3,
  };
  const { preview: _, ...summary } = testMail({ id: 9, folder: 'draft' });
  const draft = { ...summary, ...toMessage(content), replies: [] };
  expect(contentOfDraft(draft)).toEqual({ ...content, draftId: 9, draftRev: 1 });
});

test("a draft without a quote is one's own words", () => {
  const { preview: _, ...summary } = testMail({ id: 9 });
  expect(contentOfDraft({ ...summary, message: '<p>Mine</p><blockquote>x</blockquote>', replies: [] })).toMatchObject({
    html: '<p>Mine</p><blockquote>x</blockquote>',
    quote: '',
  });
});
