import { isReviewDraft } from './reviewDraft';

test.each([
  [null, false],
  [{ rating: 4, text: 'Good' }, true],
  [{ text: 'Not rated yet' }, true],
  [{ rating: '4', text: 'Good' }, false],
  [{ rating: 4, text: 7 }, false],
])('%j is a review: %s', (kept, isOne) => {
  expect(isReviewDraft(kept)).toBe(isOne);
});
