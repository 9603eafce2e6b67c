import { sampleRelease } from '@atrium/contract/host';
import { screen, within } from '@testing-library/react';
import { renderShell } from '../testing/renderShell';

const malformed = [
  { app: 'notes', issue: 'release.manifest.paths is missing.', isLeftOut: true },
  { app: 'chat', issue: 'release.entry is 5, not the address of a script.', isLeftOut: false },
];

test.each([
  ['admin', 1],
  ['client', 0],
] as const)('an app that is left out is named in the menu; an %s may look into it: %i', async (role, buttons) => {
  const { user } = await renderShell({ route: '/nowhere', role, malformed, releases: [sampleRelease({ id: 'chat' })] });
  await user.click(screen.getByRole('button', { name: 'Open the menu' }));
  const missing = await screen.findByRole('list', { name: 'Not available' });
  expect(within(missing).getByRole('listitem')).toHaveTextContent('notes: This app isn’t set up correctly.');
  expect(within(missing).queryAllByRole('button')).toHaveLength(buttons);
});
