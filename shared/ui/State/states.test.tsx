import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInKit } from '../renderInKit';
import { EmptyState } from './EmptyState';
import { ErrorCard } from './ErrorCard';
import { ErrorState } from './ErrorState';
import { Spinner } from './Spinner';

describe('ErrorState', () => {
  test.each([
    [{ status: 0 }, 'No response. Check the connection, then try again.'],
    [{ status: 403 }, 'You don’t have access to this.'],
    [{ status: 404 }, 'It doesn’t exist, or no longer exists.'],
    [{ status: 500 }, 'Something went wrong on our side. Try again in a moment.'],
    [new Error('secret'), 'Something went wrong on our side. Try again in a moment.'],
  ])('says why, as far as one can do something: %j', (error, text) => {
    renderInKit(<ErrorState error={error} />);
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('tries again', async () => {
    const onRetry = jest.fn();
    renderInKit(<ErrorState error={{ status: 0 }} onRetry={onRetry} title="The invoices could not be loaded" />);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(screen.getByText('The invoices could not be loaded')).toBeVisible();
  });
});

test('ErrorCard offers both ways on and keeps the facts folded away', async () => {
  const onRetry = jest.fn();
  const onClick = jest.fn();
  renderInKit(
    <ErrorCard
      title="Email can’t be opened right now"
      text="Its files did not arrive."
      onRetry={onRetry}
      secondAction={{ label: 'Use the previous version', onClick }}
      details={[{ name: 'Owner', value: 'Team Mail' }]}
    />,
  );
  const card = within(screen.getByRole('alert'));
  expect(card.getByRole('heading', { level: 1, name: 'Email can’t be opened right now' })).toBeVisible();
  expect(document.title).toBe('Email can’t be opened right now');
  await userEvent.click(card.getByRole('button', { name: 'Try again' }));
  await userEvent.click(card.getByRole('button', { name: 'Use the previous version' }));
  expect([onRetry, onClick].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  expect(card.getByText('Team Mail')).not.toBeVisible();
  await userEvent.click(card.getByText('For the team that looks after it'));
  expect(card.getByText('Team Mail')).toBeVisible();
});

test('EmptyState is a heading only where it is the page', () => {
  renderInKit(<EmptyState picture="inbox" title="No email" />);
  expect(screen.queryByRole('heading')).toBeNull();
  renderInKit(<EmptyState picture="lost" title="No such page" isPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'No such page' })).toBeVisible();
});

test('Spinner says what it waits for', () => {
  renderInKit(<Spinner />);
  expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
});
