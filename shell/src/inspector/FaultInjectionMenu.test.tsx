import type { AppDefinition } from '@atrium/contract';
import { sampleRelease } from '@atrium/contract/host';
import { screen, within } from '@testing-library/react';
import { renderShell } from '../testing/renderShell';

// The browser and the federation runtime, which are not here, tell it what was loaded.
jest.mock('./pageSources', () => ({ bytesBelow: () => undefined, sharesOf: () => [] }));

const path = '/apps/notes';
const release = sampleRelease({ id: 'notes', title: 'Notes', paths: [{ path, label: 'Notes' }] });
const app: AppDefinition = {
  id: 'notes',
  routes: [{ path, load: async () => ({ default: () => <h1>My notes</h1> }) }],
};

async function openInspector(user: Awaited<ReturnType<typeof renderShell>>['user']) {
  await user.keyboard('{Control>}{Shift>}[Period]{/Shift}{/Control}');
  const inspector = within(await screen.findByRole('dialog', { name: 'Apps and versions' }));
  await user.click(await inspector.findByRole('button', { name: /Notes/ }));
  return inspector;
}

// React tells the console of what an app throws.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation());
afterEach(() => jest.restoreAllMocks());

test('an app fails in this tab when it is asked to, and is whole once it is healed', async () => {
  const { user } = await renderShell({
    route: path,
    releases: [release],
    openRelease: () => async () => ({ default: app }),
  });
  expect(await screen.findByRole('heading', { name: 'My notes' })).toBeVisible();

  const inspector = await openInspector(user);
  await user.click(await inspector.findByRole('button', { name: 'Let it fail…' }));
  await user.click(await screen.findByText('Throws when it is drawn'));
  expect(await screen.findByRole('alert')).toHaveTextContent('It stopped because of an error.');
  expect(inspector.getByText('Fails on purpose: Throws when it is drawn')).toBeVisible();

  await user.click(inspector.getByRole('button', { name: 'Heal' }));
  expect(await screen.findByRole('heading', { name: 'My notes' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
