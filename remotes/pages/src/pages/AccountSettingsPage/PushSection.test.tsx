import { renderApp } from '@atrium/standalone/testing';
import { screen } from '@testing-library/react';
import app from '../../app';
import { testOptions } from '../../testing/testOptions';

test('the demo says that notifications on devices need a server, and offers none', async () => {
  await renderApp(app, { ...testOptions, route: '/pages/account-settings/notifications' });
  expect(await screen.findByText('Notifications on devices need a server; this demo sends none.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Turn on for this device' })).not.toBeInTheDocument();
});

test('whether devices hear of a kind is chosen beside the bell and email', async () => {
  const { user, runtime } = await renderApp(app, { ...testOptions, route: '/pages/account-settings/notifications' });
  await user.click(await screen.findByRole('switch', { name: 'Orders: on devices' }));
  await user.click(await screen.findByRole('button', { name: /^Save/ }));
  await screen.findByText('All changes saved');
  expect((await runtime.http.get('/account-setting/data')).data.notification).toMatchObject({
    orderPush: true,
    taskPush: true,
    invoicePush: false,
  });
});
