import { renderApp } from '@atrium/standalone/testing';
import { screen, within } from '@testing-library/react';
import app from '../../app';
import { testOptions } from '../../testing/testOptions';

test('a private address of the calendar is shown once, and revoked', async () => {
  const { user } = await renderApp(app, { ...testOptions, route: '/pages/account-settings/tokens' });
  await user.click(await screen.findByRole('button', { name: 'New URL' }));
  expect(await screen.findByText(/\/feeds\/[\w-]{43}\.ics$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open in your calendar' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^webcal:\/\//),
  );
  await user.click(await screen.findByRole('button', { name: /^Revoke the URL created/ }));
  const question = await screen.findByRole('dialog', { name: 'Revoke this URL?' });
  await user.click(within(question).getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('URL revoked')).toBeVisible();
});
