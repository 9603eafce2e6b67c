import { renderApp } from '@atrium/standalone/testing';
import { screen } from '@testing-library/react';
import app from '../../app';
import { testOptions } from '../../testing/testOptions';

test('the look is changed, and a colour that white words cannot be read on is explained beside the field', async () => {
  const { user, runtime } = await renderApp(app, { ...testOptions, route: '/apps/user/organisation/branding' });
  await user.click(await screen.findByRole('button', { name: 'Edit branding' }));
  await user.type(await screen.findByRole('textbox', { name: 'Product name' }), 'Harbour');
  const accent = screen.getByRole('textbox', { name: 'Accent colour' });
  await user.type(accent, '#ffcc00');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(
    await screen.findByText(/contrast of 1\.5; 4\.5 is needed\. The nearest that works is #[0-9a-f]{6}/),
  ).toBeVisible();
  await user.clear(accent);
  await user.type(accent, '#1A56DB');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Harbour')).toBeVisible();
  expect(screen.getByText('#1a56db')).toBeVisible();
  const { data } = await runtime.http.get('/api/branding');
  expect(data).toMatchObject({ name: 'Harbour', css: expect.stringContaining('--accent:#1a56db') });
});
