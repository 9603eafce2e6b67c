import { renderApp } from '@atrium/standalone/testing';
import { screen, within } from '@testing-library/react';
import app from '../../app';
import { testOptions } from '../../testing/testOptions';

const open = () => renderApp(app, { ...testOptions, route: '/apps/user/organisation/webhooks' });

test('a webhook is made, its secret shown once, and a wrong address is explained beside the field', async () => {
  const { user } = await open();
  expect(await screen.findByText('No webhooks yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'New webhook' }));
  const address = await screen.findByRole('textbox', { name: 'URL' });
  await user.type(address, 'http://hooks.example/in');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter a URL that starts with https://')).toBeVisible();
  await user.clear(address);
  await user.type(address, 'https://hooks.example/in');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const secret = await screen.findByText(/^whsec_/);
  expect(secret).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'I’ve saved it' }));
  expect(await screen.findByText('https://hooks.example/in')).toBeVisible();
});

test('a test event is in the log of deliveries, and a webhook is deleted after a question', async () => {
  const { user, runtime } = await open();
  await runtime.http.post('/api/webhooks', { url: 'https://hooks.example/', types: ['people.*'] });
  await user.click(await screen.findByRole('button', { name: 'Actions for https://hooks.example/' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Send a test event' }));
  expect(await screen.findByText('The test event is on its way')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Actions for https://hooks.example/' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Deliveries' }));
  const drawer = await screen.findByRole('dialog', { name: 'Deliveries' });
  expect(await within(drawer).findByText('webhook.test')).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Actions for https://hooks.example/' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await user.click(
    within(await screen.findByRole('dialog', { name: /Delete https/ })).getByRole('button', { name: 'Delete' }),
  );
  expect(await screen.findByText('No webhooks yet')).toBeVisible();
});
