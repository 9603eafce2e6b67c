import { renderApp } from '@atrium/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import app from '../../app';
import { testOptions } from '../../testing/testOptions';

const route = '/apps/user/organisation/emails?language=en';
const wordsIn = (frame: HTMLElement) =>
  frame instanceof HTMLIFrameElement ? frame.contentDocument?.body.textContent : undefined;

test('an email is reworded with a preview, checked, tried, and put back', async () => {
  const { user, runtime } = await renderApp(app, { ...testOptions, route });
  await user.click(await screen.findByRole('button', { name: 'Edit “Reset a password”' }));
  const text = await screen.findByRole('textbox', { name: 'Text' });
  await user.clear(text);
  await user.click(text);
  await user.paste('Hello <b>you</b> {{lnik}}');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('There is no placeholder “lnik”.')).toBeVisible();
  await user.clear(text);
  await user.click(text);
  await user.paste('Hello <b>you</b>');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('{{link}} is missing: the email doesn’t work without it.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '{{link}}' }));
  await waitFor(() => expect(text).toHaveValue('Hello <b>you</b>[words]({{link}})'));
  const frame = screen.getByTitle('Preview of the email');
  expect(frame).toHaveAttribute('sandbox', 'allow-same-origin');
  await waitFor(() => expect(wordsIn(frame)).toBe('Hello <b>you</b>words'));
  await user.click(screen.getByRole('button', { name: 'Send me a test' }));
  expect(await screen.findByText('Test sent to admin@demo.com')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const row = await screen.findByText('Reworded');
  expect(row).toBeVisible();
  const { data } = await runtime.http.get('/api/email-templates');
  expect(JSON.stringify(data)).toContain('Hello <b>you</b>[words]({{link}})');
  await user.click(await screen.findByRole('button', { name: 'Edit “Reset a password”' }));
  await user.click(await screen.findByRole('button', { name: 'Restore the default' }));
  const question = await screen.findByRole('dialog', { name: 'Restore the default?' });
  await user.click(within(question).getByRole('button', { name: 'Restore the default' }));
  await waitFor(() => expect(screen.queryByText('Reworded')).not.toBeInTheDocument());
});
