import { renderInApp } from '@atrium/standalone/testing';
import { act, screen, within } from '@testing-library/react';
import app from '../../app';
import { testOptions } from '../../testing/testOptions';
import LatestEntries from '.';

const open = () => renderInApp(app, <LatestEntries />, { ...testOptions, route: '/' });

test('shows the latest entries, and each row leads to its entry', async () => {
  const { user, getPath } = await open();
  const card = within(screen.getByRole('region', { name: 'Latest in New app' }));
  expect(await card.findAllByRole('listitem')).toHaveLength(3);
  await user.click(card.getByRole('link', { name: /A map for the walking route/ }));
  expect(getPath()).toBe('/apps/new-app?q=A%20map%20for%20the%20walking%20route');
});

test('fails inside its own card, and tries again', async () => {
  const { user, demo, runtime } = await open();
  await screen.findAllByRole('listitem');
  demo.settings.failureRate = 1;
  act(() => runtime.resetResults());
  const retry = await screen.findByRole('button', { name: 'Try again' });
  demo.settings.failureRate = 0;
  await user.click(retry);
  expect(await screen.findAllByRole('listitem')).toHaveLength(3);
});
