import { readReviewDraft } from './reviewDraft';

test.each([
  [null, null],
  ['no JSON', null],
  ['{"rating":4,"text":"Good"}', { rating: 4, text: 'Good' }],
  ['{"rating":"4","text":7}', { rating: undefined, text: '' }],
])('%s is read as %j', (kept, draft) => {
  expect(readReviewDraft(kept)).toEqual(draft);
});
