import { screen } from '@testing-library/react';
import { renderShell } from '../testing/renderShell';

test('the palette opens what runs in the tab, for those who may see it', async () => {
  const { user } = await renderShell({ route: '/access-control' });
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox', { name: 'Search or run a command' }), 'inspector');
  await user.click(await screen.findByRole('option', { name: /^Apps and versions/ }));
  expect(await screen.findByRole('dialog', { name: 'Apps and versions' })).toBeVisible();
});
