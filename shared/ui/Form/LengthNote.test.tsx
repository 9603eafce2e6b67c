import { screen } from '@testing-library/react';
import { renderInKit } from '../renderInKit';
import { LengthNote } from './LengthNote';

test.each([
  [1_799, ''],
  [1_800, '200 characters left of 2,000'],
  [1_999, '1 character left of 2,000'],
  [2_000, 'The limit of 2,000 characters is reached'],
  [2_001, '1 character too many: the limit is 2,000'],
  [3_234, '1,234 characters too many: the limit is 2,000'],
])('of %d characters it says %j', (length, words) => {
  renderInKit(<LengthNote id="note" length={length} limit={2_000} />);
  expect(document.getElementById('note')).toHaveTextContent(words);
  if (words) expect(screen.getByText(words)).toBeVisible();
});
