import { foundGroups } from './foundGroups';

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
