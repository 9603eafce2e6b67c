import { countRatings, isReviewDraft, meanRating } from './rating';

test.each([
  [[], 0],
  [[5, 4], 4.5],
  [[5, 4, 4], 4.3],
  [[1, 1, 2], 1.3],
])('%j come to %d', (ratings, mean) => {
  expect(meanRating(countRatings(ratings))).toBe(mean);
});

test('ratings are counted by their stars', () => {
  expect(countRatings([5, 5, 3, 1])).toEqual([1, 0, 1, 0, 2]);
});

test.each([
  [null, false],
  [{ rating: 4, text: 'Good' }, true],
  [{ text: 'Not rated yet' }, true],
  [{ rating: '4', text: 'Good' }, false],
  [{ rating: 4, text: 7 }, false],
])('%j is a review: %s', (kept, isOne) => {
  expect(isReviewDraft(kept)).toBe(isOne);
});
