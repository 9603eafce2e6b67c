import { screen } from '@testing-library/react';
import { renderInKit } from '../renderInKit';
import { EmptyState } from './EmptyState';
import { FoundCount } from './FoundCount';

test('a search that finds nothing says so; an empty list is only there', () => {
  renderInKit(
    <>
      <EmptyState picture="search" title="Nothing matches" />
      <EmptyState picture="people" title="Nobody yet" />
    </>,
  );
  expect(screen.getAllByRole('status')).toHaveLength(1);
  expect(screen.getByRole('status')).toHaveTextContent('Nothing matches');
  expect(screen.getByText('Nobody yet')).toBeVisible();
});

test.each([
  [1, '1 result'],
  [12_345, '12,345 results'],
])('of %d found it is said: %s', (count, text) => {
  renderInKit(<FoundCount count={count} />);
  expect(screen.getByRole('status')).toHaveTextContent(text);
});
