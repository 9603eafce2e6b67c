import { renderInApp } from '@atrium/standalone/testing';
import { screen, within } from '@testing-library/react';
import type { OrderPage } from '../../api/schemas';
import app from '../../app';
import { orderPath, ordersPath } from '../../model/paths';
import { testOptions } from '../../testing/testOptions';
import LatestOrders from '.';

test('shows what was ordered last, each row leads to its order, and the head to all of them', async () => {
  const { user, runtime, getPath } = await renderInApp(app, <LatestOrders />, { ...testOptions, route: '/' });
  const card = within(await screen.findByRole('region', { name: 'My orders' }));
  const { data } = await runtime.http.get<OrderPage>('/apps/ecommerce/orders');
  const [latest] = data.orders;
  if (!latest) throw new Error('The seed has no order');
  const [row] = within(await card.findByRole('list')).getAllByRole('link');
  if (row) await user.click(row);
  expect(getPath()).toBe(orderPath(latest.id));
  await user.click(card.getByRole('link', { name: 'Orders' }));
  expect(getPath()).toBe(ordersPath);
});
