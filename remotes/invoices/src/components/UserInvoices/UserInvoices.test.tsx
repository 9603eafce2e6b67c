import { renderInApp } from '@atrium/standalone/testing';
import { screen, within } from '@testing-library/react';
import app from '../../app';
import { testOptions } from '../../testing/testOptions';
import UserInvoices from '.';

const open = (data: unknown) =>
  renderInApp(app, <UserInvoices data={data} />, { ...testOptions, route: '/apps/invoice/list' });

test('shows the latest invoices to a user and what they come to, and leads to each and to all', async () => {
  await open({ user: { id: 2, fullName: 'Nils Brandt', email: 'client@demo.com' } });
  const table = within(await screen.findByRole('table', { name: 'Invoices' }));
  const links = table.getAllByRole('link');
  expect(links.length).toBeLessThanOrEqual(5);
  for (const link of links) expect(link).toHaveAttribute('href', `/apps/invoice/preview/${link.textContent?.slice(1)}`);
  expect(screen.getByText('Invoiced this year').nextSibling).toHaveTextContent(/^€[\d,]+\.\d\d$/);
});

test('says that nobody has written an invoice to a user', async () => {
  await open({ user: { id: 9, fullName: 'Bea Lindqvist', email: 'bea@example.com' } });
  expect(await screen.findByText('No invoices for this user yet.')).toBeVisible();
});

test('shows nothing of data that is about no user', async () => {
  await open({ user: 'client@demo.com' });
  expect(screen.queryByRole('heading', { name: 'Invoices' })).toBeNull();
});
