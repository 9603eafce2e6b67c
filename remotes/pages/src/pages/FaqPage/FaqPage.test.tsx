import { renderApp } from '@atrium/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import app from '../../app';
import { testOptions } from '../../testing/testOptions';

const open = (search = '', more = {}) => renderApp(app, { ...testOptions, route: `/pages/faq${search}`, ...more });
const question = (name: string) => screen.findByRole('button', { name });

test('shows questions by category, one answer at a time, and the address follows', async () => {
  const { user, getPath } = await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Frequently asked questions' })).toBeVisible();
  await user.click(await screen.findByRole('tab', { name: 'Delivery' }));
  expect(getPath()).toBe('/pages/faq?category=delivery');

  const cost = await question('What does delivery cost?');
  await user.click(cost);
  expect(cost).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText(/Below that it is 4.90/)).toBeVisible();
  await user.click(await question('How long does delivery take?'));
  expect(cost).toHaveAttribute('aria-expanded', 'false');
});

test('opens the question that a link points at', async () => {
  await open('#what-does-delivery-cost');
  expect(await question('What does delivery cost?')).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('tab', { name: 'Delivery' })).toHaveAttribute('aria-selected', 'true');
});

test('copies the link to a question', async () => {
  const { user } = await open('#what-does-delivery-cost');
  await question('What does delivery cost?');
  await user.click(screen.getByRole('button', { name: 'Copy the link to this question' }));
  expect(await screen.findByText('Link copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(
    'http://localhost/pages/faq?category=delivery#what-does-delivery-cost',
  );
});

test('searches questions and answers, shows each hit in bold, and clears again', async () => {
  const { user, getPath } = await open('?category=delivery');
  await user.type(await screen.findByRole('searchbox', { name: 'Search questions and answers' }), 'invoice');
  expect(await screen.findByText('3 results for “invoice”')).toBeVisible();
  expect(getPath()).toBe('/pages/faq?category=delivery&q=invoice');
  const tab = screen.getByRole('tab', { selected: true });
  expect(tab).toHaveAccessibleName('Payment (3)');
  expect(screen.queryByRole('tab', { name: /Delivery/ })).toBeNull();
  const marks = within(screen.getByRole('tabpanel')).getAllByText('invoice', { selector: 'mark', exact: false });
  for (const mark of marks) expect(mark).toBeVisible();

  await user.type(screen.getByRole('searchbox'), 'zz');
  expect(await screen.findByText('Nothing matches')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(await screen.findByRole('tab', { name: 'Delivery', selected: true })).toBeVisible();
});

test('leads to a person by another app, and says nothing of it without one', async () => {
  const emails: unknown[] = [];
  const { user, unmount } = await open('', {
    otherCommands: { 'email.compose': (mail: unknown) => emails.push(mail) },
  });
  await user.click(await screen.findByRole('button', { name: 'Write to us' }));
  await waitFor(() => expect(emails).toEqual([{ to: ['help@atrium.example'], subject: 'A question' }]));
  unmount();
  await open();
  await screen.findByRole('tablist');
  expect(screen.queryByRole('button', { name: 'Write to us' })).toBeNull();
});

test('says when the questions cannot be loaded, and tries again', async () => {
  const { user, demo } = await open();
  await screen.findByRole('tablist');
  demo.settings.failureRate = 1;
  await user.type(screen.getByRole('searchbox'), 'card');
  expect(await screen.findByText('The questions could not be loaded')).toBeVisible();
  demo.settings.failureRate = 0;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('tablist')).toBeVisible();
});
