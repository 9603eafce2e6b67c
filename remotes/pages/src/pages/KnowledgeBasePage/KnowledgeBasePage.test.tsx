import { renderApp } from '@atrium/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import app from '../../app';
import { testOptions } from '../../testing/testOptions';

const open = (path = '') => renderApp(app, { ...testOptions, route: `/pages/knowledge-base${path}` });

test('leads from a category to a question, and its answer', async () => {
  const { user, getPath } = await open();
  await user.click(await screen.findByRole('link', { name: /Writing/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Writing' })).toBeVisible();
  await user.click(await screen.findByRole('link', { name: 'Which headings should I use?' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Which headings should I use?' })).toBeVisible();
  expect(getPath()).toBe('/pages/knowledge-base/writing/which-headings-should-i-use');
  expect(screen.getByText(/Readers who listen to a page/)).toBeVisible();
});

test('every question has an answer of its own', async () => {
  const { user } = await open('/writing/which-headings-should-i-use');
  await user.click(await screen.findByRole('link', { name: 'How long should a caption be?' }));
  expect(await screen.findByText(/a hundred characters/)).toBeVisible();
  expect(screen.queryByText(/Readers who listen to a page/)).toBeNull();
});

test('lists what is on the page, and leads there', async () => {
  const { user } = await open('/writing/which-headings-should-i-use');
  const contents = within(await screen.findByRole('navigation', { name: 'On this page' }));
  const link = contents.getByRole('link', { name: 'Good to know' });
  await user.click(link);
  expect(link).toHaveAttribute('aria-current', 'location');
  expect(screen.getByRole('heading', { name: 'Good to know' })).toHaveAttribute('id', 'good-to-know');
});

test('keeps whether an answer helped', async () => {
  const { user, demo, runtime } = await open('/writing/which-headings-should-i-use');
  const yes = await screen.findByRole('button', { name: 'Yes' });
  await user.click(yes);
  await waitFor(() => expect(yes).toHaveAttribute('aria-pressed', 'true'));
  const kept = async () =>
    (await runtime.http.get('/faq/data/question', { params: { slug: 'which-headings-should-i-use' } })).data.wasHelpful;
  await waitFor(async () => expect(await kept()).toBe(true));

  demo.settings.failureRate = 1;
  await user.click(screen.getByRole('button', { name: 'No' }));
  expect(await screen.findByText('Your feedback could not be saved. Please try again.')).toBeVisible();
  expect(yes).toHaveAttribute('aria-pressed', 'true');
});

test('searches categories and questions', async () => {
  const { user } = await open('?q=translation');
  expect(await screen.findByRole('link', { name: /Translation/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Writing/ })).toBeNull();
  await user.type(screen.getByRole('searchbox'), 'zz');
  await user.click(await screen.findByRole('button', { name: 'Clear the search' }));
  expect(await screen.findByRole('link', { name: /Writing/ })).toBeVisible();
});

test('shows of a category the questions that match', async () => {
  await open('/writing?q=quote');
  expect(await screen.findByRole('link', { name: 'How do I quote somebody correctly?' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Which headings should I use?' })).toBeNull();
});

test.each([
  ['/nowhere', 'There is no such category'],
  ['/writing/nothing', 'There is no such question'],
])('knows nothing at %s, and leads back', async (path, title) => {
  const { user } = await open(path);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'To the knowledge base' }));
  expect(await screen.findByRole('link', { name: /Getting started/ })).toBeVisible();
});

test('puts a question under its own category', async () => {
  const { getPath } = await open('/billing/which-headings-should-i-use');
  expect(await screen.findByRole('heading', { level: 1, name: 'Which headings should I use?' })).toBeVisible();
  expect(getPath()).toBe('/pages/knowledge-base/writing/which-headings-should-i-use');
});
