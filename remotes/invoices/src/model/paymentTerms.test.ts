import { dueAfterMove, termOf } from './paymentTerms';

test.each([
  ['2026-11-12', '2026-11-26', 14],
  ['2026-11-12', '2026-12-12', 30],
  ['2026-11-12', '2026-11-13', undefined],
  ['2026-11-12', '2026-11-05', undefined],
  ['2026-11-12', undefined, undefined],
])('issued on %s and due on %s is a term of %s days', (issued, due, term) => {
  expect(termOf(issued, due)).toBe(term);
});

test.each([
  ['2026-11-26', '2026-11-20', '2026-12-04'],
  ['2026-11-27', '2026-11-20', '2026-11-27'],
])('due on %s, and now issued on %s: due on %s', (due, issued, expected) => {
  expect(dueAfterMove({ issued: '2026-11-12', due }, issued)).toBe(expected);
});
