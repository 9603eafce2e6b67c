import { wordProblems } from './wordRules';

test('a retired word is named with its line', () => {
  const text = ['Plain words', 'A filter is drawn ANEW', 'What it stands on'].join('\n');
  expect(wordProblems(text)).toEqual([
    'line 2: "ANEW" is retired: say it in plain words',
    'line 3: "stands" is retired: say it in plain words',
  ]);
});

test.each(['What it stands for', 'It stands in for another', 'One stands out', 'Newcomers', 'Understands'])(
  '%j is plain',
  (text) => expect(wordProblems(text)).toEqual([]),
);
