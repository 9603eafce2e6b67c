import { renderInApp } from '@atrium/standalone/testing';
import { screen, within } from '@testing-library/react';
import app from '../../app';
import { testOptions } from '../../testing/testOptions';
import LatestChats from '.';

test('shows who wrote what is unread first, and each row leads to its conversation', async () => {
  const { user, getPath } = await renderInApp(app, <LatestChats />, { ...testOptions, route: '/' });
  const card = within(await screen.findByRole('region', { name: 'Latest conversations' }));
  const [first] = within(await card.findByRole('list')).getAllByRole('link');
  if (!first) throw new Error('The seed has no conversation');
  expect(first).toHaveTextContent(/unread/);
  await user.click(first);
  expect(getPath()).toMatch(/^\/apps\/chat\/\d+$/);
});
