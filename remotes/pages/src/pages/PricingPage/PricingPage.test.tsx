import { renderApp } from '@atrium/standalone/testing';
import { screen, within } from '@testing-library/react';
import app from '../../app';
import { testOptions } from '../../testing/testOptions';

const open = (search = '', more = {}) => renderApp(app, { ...testOptions, route: `/pages/pricing${search}`, ...more });
const plan = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name });
  return within(heading.closest('article') ?? heading);
};

test('shows what each plan costs, by the month and by the year', async () => {
  const { user, getPath } = await open();
  expect((await plan('Basic')).getByText('€0')).toBeVisible();
  const standard = await plan('Standard Your plan');
  expect(standard.getByText('€49')).toBeVisible();
  expect((await plan('Enterprise')).getByText('€99')).toBeVisible();

  await user.click(screen.getByText('Yearly'));
  expect(standard.getByText('€40')).toBeVisible();
  expect(standard.getByText('€480 a year, paid at once')).toBeVisible();
  expect((await plan('Enterprise')).getByText('€80')).toBeVisible();
  expect(getPath()).toBe('/pages/pricing?period=yearly');
});

test('writes prices as the language does', async () => {
  await open('?period=yearly', { language: 'de' });
  expect(await screen.findByText(/^480\s€ im Jahr/)).toBeVisible();
});

test('marks the plan that one has, and says what another one costs now before it is taken', async () => {
  const { user, runtime } = await open();
  expect((await plan('Standard Your plan')).getByText('Your current plan')).toBeVisible();
  expect(screen.getByText(/^You are trying Enterprise until/)).toBeVisible();
  await user.click((await plan('Enterprise')).getByRole('button', { name: 'Upgrade to Enterprise' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^€99.00, less €44.10 for what is left of your plan: €54.90 now/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Upgrade to Enterprise' }));
  expect((await plan('Enterprise Your plan')).getByText('Your current plan')).toBeVisible();
  expect((await runtime.http.get('/pricing/data')).data.subscription).toMatchObject({ plan: 'enterprisePlan' });
});

test('unfolds questions', async () => {
  const { user } = await open();
  const taxes = await screen.findByRole('button', { name: 'Do prices include taxes?' });
  await user.click(taxes);
  expect(screen.getByText(/They are added on the invoice/)).toBeVisible();
  await user.click(taxes);
  expect(taxes).toHaveAttribute('aria-expanded', 'false');
});
