import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInKit } from '../renderInKit';
import { lazyChart } from './lazyChart';

afterEach(() => jest.restoreAllMocks());

test('a chart whose code does not arrive says so, and is drawn by the next attempt', async () => {
  // React tells of every error that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const Drawing = ({ label }: { label: string }) => <p>{label}</p>;
  const load = jest.fn(async () => Drawing).mockRejectedValueOnce(new Error('There is no network'));
  const Chart = lazyChart(load);
  renderInKit(<Chart label="Orders by month" />);
  expect(await screen.findByRole('alert')).toHaveTextContent('The chart could not be loaded.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Orders by month')).toBeVisible();
});
