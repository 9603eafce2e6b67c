import type { EmittedManifest } from '@atrium/contract';
import { createBareManifest, sampleRelease } from '@atrium/contract/host';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderShell } from '../testing/renderShell';

const labels = { title: 'Mail', add: 'New email', reply: 'Reply' };
const section = 'apps';
const mail: EmittedManifest = createBareManifest({
  id: 'mail',
  labels: { en: labels, de: labels, fr: labels, pt: labels },
  paths: [{ path: '/apps/mail', label: 'title' }],
  menu: [{ id: 'mail', label: 'title', icon: 'box', path: '/apps/mail', goKey: 'E', order: 1, section }],
  keys: [{ id: 'reply', keys: 'R', label: 'reply' }],
  commands: [{ id: 'mail.add', label: 'add', newKey: 'M', module: './commands' }],
});
const releases = [sampleRelease(mail)];
const app = { id: 'mail', routes: [{ path: '/apps/mail', load: async () => ({ default: () => <h1>Inbox</h1> }) }] };
const openRelease = () => async () => ({ default: app });
// jsdom has no scrolling.
beforeAll(() => {
  Element.prototype.scrollTo = () => undefined;
});

const sheet = () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' });

test('the sheet lists the keys of the app first, and closes when one leaves the page', async () => {
  const { user, runtime, getPath } = await renderShell({ route: '/apps/mail', releases, openRelease });
  await screen.findByRole('heading', { name: 'Inbox' });
  await user.keyboard('?');
  const groups = within(await sheet()).getAllByRole('region');
  expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual([
    'Mail',
    'On every page',
    'Start something new',
    'Go to',
  ]);
  expect(groups[0]).toHaveTextContent('ReplyR');
  expect(groups[3]).toHaveTextContent('Go toMailGE');

  act(() => runtime.navigate('/access-control'));
  await waitFor(() => expect(getPath()).toBe('/access-control'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('letters lead to pages and run commands; switched off, they do not', async () => {
  const { user, getPath } = await renderShell({ route: '/access-control', releases });
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard('nm');
  expect(await screen.findByText('“New email” could not be run')).toBeVisible();

  await user.keyboard('?');
  await user.click(within(await sheet()).getByRole('switch', { name: /single key/ }));
  await user.keyboard('{Escape}');
  await user.keyboard('ge');
  expect(getPath()).toBe('/access-control');
});
