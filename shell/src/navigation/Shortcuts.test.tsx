import type { EmittedManifest } from '@atrium/contract';
import { createBareManifest, sampleRelease } from '@atrium/contract/host';
import { useActions } from '@atrium/sdk';
import { ActionButton, Button, DropdownMenu, toActionMenu } from '@atrium/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderShell } from '../testing/renderShell';

const labels = { title: 'Mail', add: 'New email', reply: 'Reply', purge: 'Purge' };
const section = 'apps';
const mail: EmittedManifest = createBareManifest({
  id: 'mail',
  labels: { en: labels, de: labels, fr: labels, pt: labels },
  paths: [{ path: '/apps/mail', label: 'title' }],
  menu: [{ id: 'mail', label: 'title', icon: 'box', path: '/apps/mail', goKey: 'E', order: 1, section }],
  actions: {
    reply: { shortcut: 'R', label: 'reply', icon: 'box' },
    purge: { shortcut: 'P', label: 'purge', requires: { action: 'delete', subject: 'Nothing' } },
  },
  commands: [{ id: 'mail.add', label: 'add', newKey: 'M', module: './commands' }],
});
const releases = [sampleRelease(mail)];
let done: string[] = [];
function Inbox() {
  const action = useActions({ reply: () => done.push('reply'), purge: () => done.push('purge') });
  return (
    <>
      <h1>Inbox</h1>
      <ActionButton action={action('reply')} />
      <ActionButton action={action('purge')} />
      <DropdownMenu trigger={['click']} menu={toActionMenu([action('reply'), action('purge')])}>
        <Button>More</Button>
      </DropdownMenu>
    </>
  );
}
const app = { id: 'mail', routes: [{ path: '/apps/mail', load: async () => ({ default: Inbox }) }] };
const openRelease = () => async () => ({ default: app });
// jsdom has no scrolling.
beforeEach(() => {
  done = [];
});
beforeAll(() => {
  Element.prototype.scrollTo = () => undefined;
});

const sheet = () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' });

test('the sheet lists the keys of the app first, and closes when one leaves the page', async () => {
  const { user, runtime, getPath } = await renderShell({ route: '/apps/mail', releases, openRelease });
  await screen.findByRole('heading', { name: 'Inbox' });
  await user.keyboard('?');
  const groups = within(await sheet()).getAllByRole('region');
  expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual(['Mail', 'On every page', 'Create', 'Go to']);
  expect(groups[0]).toHaveTextContent('ReplyR');
  expect(groups[3]).toHaveTextContent('Go toMailGE');

  act(() => runtime.navigate('/access-control'));
  await waitFor(() => expect(getPath()).toBe('/access-control'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('one declaration of an action serves toolbar, menu, palette, keys and sheet', async () => {
  const { user } = await renderShell({ route: '/apps/mail', role: 'client', releases, openRelease });
  await user.click(await screen.findByRole('button', { name: 'Reply' }));
  await user.keyboard('r');
  await user.click(screen.getByRole('button', { name: 'More' }));
  const item = await screen.findByRole('menuitem');
  expect(item).toHaveTextContent('ReplyR');
  await user.click(item);
  await user.keyboard('{Control>}k{/Control}');
  const group = await screen.findByRole('group', { name: 'On this page' });
  expect(within(group).getAllByRole('option')).toHaveLength(1);
  await user.click(within(group).getByRole('option', { name: /Reply/ }));
  expect(done).toEqual(['reply', 'reply', 'reply', 'reply']);
});

test('without its permission an action has no button, key, menu entry or line in the sheet', async () => {
  const { user } = await renderShell({ route: '/apps/mail', role: 'client', releases, openRelease });
  await screen.findByRole('button', { name: 'Reply' });
  await user.keyboard('p?');
  expect(within(await sheet()).getByText('Reply')).toBeVisible();
  expect(screen.queryByText('Purge')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Purge' })).not.toBeInTheDocument();
  expect(done).toEqual([]);
});

test('letters lead to pages and run commands; switched off, they do not', async () => {
  const { user, getPath } = await renderShell({ route: '/access-control', releases });
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard('nm');
  expect(await screen.findByText('“New email” could not be run')).toBeVisible();

  await user.keyboard('?');
  await user.click(within(await sheet()).getByRole('switch', { name: /Single-key/ }));
  await user.keyboard('{Escape}');
  await user.keyboard('ge');
  expect(getPath()).toBe('/access-control');
});
