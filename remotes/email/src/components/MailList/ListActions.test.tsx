import { giveElementsASize, renderApp } from '@atrium/standalone/testing';
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import app from '../../app';
import { testOptions } from '../../testing/testOptions';

beforeAll(() => giveElementsASize({ height: 250 }));

const list = (title = 'Inbox') => screen.findByRole('list', { name: `Emails in ${title}` });
const row = async (subject: RegExp) => {
  const item = (await within(await list()).findByRole('link', { name: subject })).closest('li');
  if (!item) throw new Error('no row');
  return item;
};
const isGone = (subject: RegExp) => waitFor(() => expect(screen.queryByRole('link', { name: subject })).toBeNull());
const open = async () => {
  const page = await renderApp(app, { ...testOptions, route: '/apps/email' });
  await list();
  return page;
};
const [launch, photo] = [/Launch post/, /Photo rights/];

test('keys choose emails and act on what is chosen, and the last change is taken back @all', async () => {
  const { user } = await open();
  (await within(await row(launch)).findByRole('link')).focus();
  await user.keyboard('x');
  (await within(await row(photo)).findByRole('link')).focus();
  await user.keyboard('x');
  expect(await screen.findByRole('toolbar', { name: 'Actions for the selection' })).toHaveTextContent('2 selected');
  await user.keyboard('e');
  await isGone(launch);
  expect(await screen.findByText('2 emails archived')).toBeVisible();
  await user.keyboard('z');
  expect(await row(launch)).toBeVisible();
  expect(await row(photo)).toBeVisible();
  // The toast with Undo goes too: a second Undo would do nothing, or the wrong thing.
  await waitFor(() => expect(screen.queryByText('2 emails archived')).toBeNull());
  await user.keyboard('*');
  expect(await screen.findByRole('toolbar', { name: 'Actions for the selection' })).toHaveTextContent('22 selected');
  await user.keyboard('*');
  await waitFor(() => expect(screen.queryByRole('toolbar', { name: 'Actions for the selection' })).toBeNull());
});

test('an open email does not take the keys of what is chosen', async () => {
  const { user } = await open();
  await user.click(within(await row(launch)).getByRole('link'));
  await screen.findByRole('heading', { level: 2, name: launch });
  await user.click(within(await row(photo)).getByRole('checkbox'));
  await screen.findByRole('toolbar', { name: 'Actions for the selection' });
  await user.keyboard('#');
  await isGone(photo);
  expect(await row(launch)).toBeVisible();
});

test('keys that come faster than emails are all heard @all', async () => {
  const { user, getPath } = await open();
  const ids = within(await list())
    .getAllByRole('link')
    .map((link) => new URLSearchParams(link.getAttribute('href')?.split('?')[1]).get('mail'));
  await user.keyboard('jjjj');
  await waitFor(() => expect(getPath()).toBe(`/apps/email?mail=${ids[3]}`));
  await user.keyboard('kk');
  await waitFor(() => expect(getPath()).toBe(`/apps/email?mail=${ids[1]}`));
});

test('a snoozed mail waits in its folder', async () => {
  const { user } = await open();
  await user.click(within(await row(launch)).getByRole('checkbox'));
  await screen.findByRole('toolbar', { name: 'Actions for the selection' });
  await user.keyboard('b');
  await user.click(await screen.findByRole('menuitem', { name: /^Tomorrow/ }));
  await isGone(launch);
  await user.click(screen.getByRole('link', { name: 'Snoozed' }));
  expect(await within(await list('Snoozed')).findByRole('link', { name: launch })).toBeVisible();
});

test('an email can be snoozed until any time @all', async () => {
  const { user } = await open();
  await user.click(within(await row(launch)).getByRole('checkbox'));
  await screen.findByRole('toolbar', { name: 'Actions for the selection' });
  await user.keyboard('b');
  await user.click(await screen.findByRole('menuitem', { name: 'Choose day and time…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Snooze until' }));
  const field = dialog.getByRole('textbox', { name: 'Day and time' });
  await user.clear(field);
  await user.type(field, '15 Jan 2099, 09:30{Enter}');
  expect(await screen.findByText(/^Snoozed until .*2099/)).toBeVisible();
  await isGone(launch);
});

test('an email is dragged to a folder, and to a label', async () => {
  await open();
  const data = new Map<string, string>();
  const dataTransfer = {
    setData: (kind: string, value: string) => data.set(kind, value),
    get types() {
      return [...data.keys()];
    },
  };
  const drag = async (subject: RegExp, name: RegExp) => {
    fireEvent.dragStart(await row(subject), { dataTransfer });
    const target = screen.getByRole('link', { name });
    const over = createEvent.dragOver(target, { dataTransfer });
    fireEvent(target, over);
    if (over.defaultPrevented) fireEvent.drop(target, { dataTransfer });
    return over.defaultPrevented;
  };
  expect(await drag(launch, /^Sent/)).toBe(false);
  expect(await drag(launch, /^Important/)).toBe(true);
  expect(await within(await row(launch)).findByRole('img', { name: 'Important' })).toBeInTheDocument();
  expect(await drag(launch, /^Archive/)).toBe(true);
  await isGone(launch);
});

test('a finger draws an email aside: one way archives it, the other bins it; a short way does nothing @all', async () => {
  await open();
  const swipe = async (subject: RegExp, by: number) => {
    const item = await row(subject);
    const send = (type: string, clientX: number) =>
      fireEvent(
        item,
        // jsdom has no pointer events.
        Object.assign(new MouseEvent(type, { bubbles: true, clientX, clientY: 10 }), { pointerType: 'touch' }),
      );
    send('pointerdown', 200);
    send('pointermove', 200 + by / 2);
    send('pointermove', 200 + by);
    send('pointerup', 200 + by);
  };
  await swipe(launch, 60);
  expect(await row(launch)).toBeVisible();
  await swipe(launch, 150);
  await isGone(launch);
  expect(await screen.findByText('Archived')).toBeVisible();
  await swipe(photo, -150);
  await isGone(photo);
  expect(await screen.findByText('Moved to the trash')).toBeVisible();
});
