import { giveElementsASize, renderApp } from '@atrium/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import app from '../../app';
import { testOptions } from '../../testing/testOptions';

beforeAll(() => giveElementsASize({ height: 250 }));

const ways = () => screen.findByRole('listbox', { name: 'Ways to search' });
const links = async (title = 'Inbox') =>
  within(await screen.findByRole('list', { name: `Emails in ${title}` })).getAllByRole('link');

test('fields, people and values are suggested, chosen by keys or mouse', async () => {
  const { user, getPath } = await renderApp(app, { ...testOptions, route: '/apps/email' });
  await links();
  const field = screen.getByRole('searchbox', { name: 'Search in Inbox' });
  await user.type(field, 'fr');
  expect(within(await ways()).getByRole('option', { name: /^from: ?Sender/ })).toBeVisible();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(field).toHaveValue('from:');
  await user.keyboard('ami');
  await user.click(await screen.findByRole('option', { name: /from:amira\S+ ?Amira Haddad/ }));
  expect(field).toHaveValue('from:amira@example.com ');
  await waitFor(async () =>
    expect((await links()).map((link) => link.getAttribute('aria-label') ?? link.textContent)).toEqual(
      expect.arrayContaining([expect.stringContaining('Amira Haddad')]),
    ),
  );
  await user.keyboard('is:un{ArrowDown}{Enter}');
  expect(new URLSearchParams(getPath().split('?')[1]).get('q')).toMatch(/from:\S+ is:unread/);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test.each([
  ['/apps/email', 'Search all mail'],
  ['/apps/email/all', 'Search the trash too'],
])('what is not in %s is looked for in the other folders', async (path, name) => {
  const { user } = await renderApp(app, { ...testOptions, route: `${path}?q=fire+drill` });
  await user.click(await screen.findByRole('button', { name }));
  const found = await screen.findByRole('link', { name: /Fire drill on Thursday/ });
  expect(found).toBeVisible();
});
