import type { FAQ } from '../api/help/schemas';
import { faqCategories, foundGroups, matches, shownCategory } from './faqCategories';

const category = (...questions: string[]) => ({
  icon: 'truck',
  title: 'Title',
  subtitle: 'Subtitle',
  qandA: questions.map((question) => ({ question, ans: 'Yes.' })),
});
const faq: FAQ = {
  myOrders: category('Where is it?'),
  delivery: category('How long?', 'How much?'),
  payment: category(),
};

test('categories keep their order, and only those that hold questions', () => {
  expect(faqCategories(faq)).toEqual([
    {
      name: 'delivery',
      questions: [
        { question: 'How long?', ans: 'Yes.', anchor: 'how-long' },
        { question: 'How much?', ans: 'Yes.', anchor: 'how-much' },
      ],
    },
    { name: 'myOrders', questions: [{ question: 'Where is it?', ans: 'Yes.', anchor: 'where-is-it' }] },
  ]);
});

test.each([
  ['the one asked for', 'myOrders', '', 'myOrders'],
  ['the one asked for, even when the anchor is elsewhere', 'myOrders', 'how-long', 'myOrders'],
  ['the one of the anchor', null, 'where-is-it', 'myOrders'],
  ['the one of the anchor when the one asked for is without a hit', 'payment', 'where-is-it', 'myOrders'],
  ['the first', null, '', 'delivery'],
  ['the first when neither is there', 'payment', 'gone', 'delivery'],
])('shows %s', (_, asked, anchor, name) => {
  expect(shownCategory(faqCategories(faq), asked, anchor)?.name).toBe(name);
});

test('without questions there is nothing to show', () => {
  expect(shownCategory(faqCategories({}), 'payment', '')).toBeUndefined();
});

test.each([
  ['', true],
  ['  ', true],
  ['draft', true],
  ['  DRAFT ', true],
  ['style', true],
  ['stylé', true],
  ['drafts', false],
])('"%s" in "Draft" and "House style" is %s', (q, isHit) => {
  expect(matches(q, 'Draft', 'House style')).toBe(isHit);
});

const group = (id: number, title: string, ...questions: string[]) => ({
  id,
  category: 'writing',
  title,
  icon: 'file-text',
  iconColor: 'blue',
  questions: questions.map((question, index) => ({ id: id * 10 + index, question, slug: `question-${id}-${index}` })),
});
const groups = [group(1, 'Drafts', 'Are they saved?', 'Who sees a draft?'), group(2, 'Style', 'Which headings?')];
const found = (q: string) =>
  foundGroups(groups, q).map(({ title, questions }) => [title, ...questions.map(({ question }) => question)]);

test.each([
  [
    '',
    [
      ['Drafts', 'Are they saved?', 'Who sees a draft?'],
      ['Style', 'Which headings?'],
    ],
  ],
  ['drafts', [['Drafts', 'Are they saved?', 'Who sees a draft?']]],
  ['saved', [['Drafts', 'Are they saved?']]],
  ['style', [['Style', 'Which headings?']]],
  ['nothing', []],
])('"%s" is found in %j', (q, expected) => {
  expect(found(q)).toEqual(expected);
});
