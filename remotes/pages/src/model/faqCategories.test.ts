import type { FAQ } from '../api/help/schemas';
import { faqCategories, shownCategory } from './faqCategories';

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
