import { act, screen, waitFor, within } from '@testing-library/react';
import { type RenderAppOptions, renderApp } from 'shared/testing';
import { addDays, createFormat, toDay } from 'shared/ui';
import type { CalendarEvent } from '../../api/schemas';
import app from '../../app';
import { testOptions } from '../../testing/testOptions';

/** Opens the calendar, and finds an event of the Business calendar that is today. */
const open = async (search: string, given: Partial<RenderAppOptions> = {}) => {
  const page = await renderApp(app, { ...testOptions, route: `/apps/calendar${search}`, ...given });
  const ask = async () => (await page.runtime.http.get<CalendarEvent[]>('/apps/calendar/events')).data;
  const today = toDay(Date.now());
  const event = (await ask()).find(
    ({ allDay, start, extendedProps }) => !allDay && toDay(start) === today && extendedProps.calendar === 'Business',
  );
  if (!event) throw new Error('The seed has no Business event today');
  const stored = async () => (await ask()).find(({ id }) => id === event.id);
  /** What another machine does, which this page has not heard of. */
  const change = (changed: object) => page.runtime.network.post('/apps/calendar/update-event', { event: changed });
  return { ...page, ask, event, stored, change, today };
};

const rowOf = ({ title }: { title: string }) => screen.findByText(title, { selector: '[data-event] *' });
const expectNoRow = ({ title }: { title: string }) => waitFor(() => expect(screen.queryByText(title)).toBeNull());
const openDrawer = async (user: { click: (element: Element) => Promise<void> }, event: { title: string }) => {
  await user.click(await rowOf(event));
  await user.click(await (await drawerOf(event.title)).findByRole('button', { name: 'Edit' }));
  return drawerOf('Event');
};
const drawerOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('shows this month, with today marked', async () => {
  const { today } = await open('');
  expect(screen.getByRole('heading', { level: 1, name: 'Calendar' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: createFormat('en').month(today) })).toBeVisible();
  const pane = within(screen.getByRole('region', { name: 'Events' }));
  const grid = await pane.findByRole('table');
  const marked = within(grid)
    .getAllByRole('cell')
    .filter((cell) => cell.getAttribute('aria-current') === 'date');
  expect(marked).toHaveLength(1);
  expect(marked[0]).toHaveTextContent(String(Number(today.slice(-2))));
});

test('goes through days and views, and keeps them in the address', async () => {
  const { user, getPath } = await open('?view=week&date=2026-11-12');
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('9 – 15 Nov 2026');
  await user.click(screen.getByRole('button', { name: 'Next week' }));
  expect(getPath()).toBe('/apps/calendar?view=week&date=2026-11-19');
  await user.click(within(screen.getByRole('radiogroup', { name: 'View' })).getByText('Day'));
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Thursday, 19 November 2026');
  await user.click(screen.getByRole('button', { name: 'Today' }));
  expect(getPath()).toBe('/apps/calendar?view=day');
});

test('hides a calendar, all of them, and shows them again', async () => {
  const { user, event, getPath } = await open('?view=list');
  await rowOf(event);
  await user.click(screen.getByRole('checkbox', { name: 'Business' }));
  await expectNoRow(event);
  expect(screen.getByRole('checkbox', { name: 'View all' })).not.toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: 'View all' }));
  await rowOf(event);
  expect(getPath()).toBe('/apps/calendar?view=list');
  await user.click(screen.getByRole('checkbox', { name: 'View all' }));
  await expectNoRow(event);
  expect(getPath()).toBe('/apps/calendar?view=list&calendars=');
  await user.click(screen.getByRole('button', { name: 'View all' }));
  await rowOf(event);
});

test('adds an event at the time that the address names', async () => {
  const { user, ask, today } = await open(`?view=list&new=${toDay(Date.now())}T09:30`);
  const drawer = await drawerOf('Add event');
  await user.click(await drawer.findByRole('button', { name: 'Add' }));
  expect(await drawer.findByText('An event needs a title.')).toBeVisible();
  await user.type(drawer.getByRole('textbox', { name: /Title/ }), 'Tea with Mei');
  await user.type(drawer.getByRole('textbox', { name: 'Link' }), 'javascript:alert(1)');
  await user.click(drawer.getByRole('button', { name: 'Add' }));
  expect(await drawer.findByText('A link begins with https:// or http://.')).toBeVisible();
  await user.clear(drawer.getByRole('textbox', { name: 'Link' }));
  await user.click(drawer.getByRole('button', { name: 'Add' }));
  await rowOf({ title: 'Tea with Mei' });
  expect((await ask()).at(-1)).toMatchObject({
    title: 'Tea with Mei',
    start: new Date(`${today}T09:30`).toISOString(),
    end: new Date(`${today}T10:30`).toISOString(),
    allDay: false,
  });
});

test('refuses an end before the start, beside the field', async () => {
  const { user, event, stored } = await open('?view=list');
  const drawer = await openDrawer(user, event);
  await user.click(await drawer.findByRole('switch', { name: 'All day' }));
  const end = drawer.getByRole('textbox', { name: /End/ });
  await user.clear(end);
  await user.type(end, '2 Jan 2020{Enter}');
  expect(await drawer.findByText('The end is before the start.')).toBeVisible();
  await user.click(drawer.getByRole('button', { name: 'Save' }));
  expect(await stored()).toEqual(event);
});

test('changes an event', async () => {
  const { user, event, getPath, stored } = await open('?view=list');
  const drawer = await openDrawer(user, event);
  expect(getPath()).toBe(`/apps/calendar?view=list&event=${event.id}&form=1`);
  const title = await drawer.findByRole('textbox', { name: /Title/ });
  expect(title).toHaveValue(event.title);
  await user.clear(title);
  await user.type(title, 'Launch, at last');
  await user.click(drawer.getByRole('button', { name: 'Save' }));
  await rowOf({ title: 'Launch, at last' });
  expect(await stored()).toEqual({ ...event, title: 'Launch, at last', rev: 2 });
});

test('asks which title to keep when somebody else has changed it too', async () => {
  const { user, event, stored, change } = await open('?view=list');
  const drawer = await openDrawer(user, event);
  const title = await drawer.findByRole('textbox', { name: /Title/ });
  await user.clear(title);
  await user.type(title, 'Mine');
  await change({ id: event.id, title: 'Theirs' });
  await user.click(drawer.getByRole('button', { name: 'Save' }));
  const choice = within(await drawer.findByRole('group', { name: 'Title' }));
  expect(await stored()).toMatchObject({ title: 'Theirs', rev: 2 });
  await user.click(choice.getByRole('radio', { name: /Mine/ }));
  await user.click(drawer.getByRole('button', { name: 'Save the result' }));
  await waitFor(async () => expect(await stored()).toMatchObject({ title: 'Mine', rev: 3 }));
});

test('deletes an event and brings it back', async () => {
  const { user, event, stored } = await open('?view=list');
  await user.click(await rowOf(event));
  await user.click(await (await drawerOf(event.title)).findByRole('button', { name: 'Delete' }));
  await expectNoRow(event);
  await user.click(await screen.findByText('Undo'));
  await rowOf(event);
  expect(await stored()).toEqual(event);
});

test('invites people with an account, by name', async () => {
  const { user, event, stored } = await open('?view=list');
  const drawer = await openDrawer(user, event);
  const { id, rev, extendedProps } = event;
  await user.type(await drawer.findByRole('combobox', { name: 'Guests' }), 'Kofi');
  await user.click(await screen.findByText('Kofi Mensah', { selector: '.ant-select-item-option *' }));
  await user.click(drawer.getByRole('button', { name: 'Save' }));
  const kofi = { name: 'Kofi Mensah', email: 'kofi.mensah@example.com' };
  await waitFor(async () =>
    expect(await stored()).toMatchObject({
      id,
      rev: rev + 1,
      extendedProps: { guests: [...extendedProps.guests, kofi] },
    }),
  );
});

test('moves an event without dragging, by its key, and back', async () => {
  const { user, event, stored, today } = await open('?view=list');
  const row = await rowOf(event);
  row.closest<HTMLElement>('[data-event]')?.focus();
  await user.keyboard('m');
  const dialog = await drawerOf(`Move “${event.title}”`);
  const start = await dialog.findByRole('textbox', { name: /New start/ });
  const later = new Date(`${addDays(today, 0)}T07:15`);
  await user.clear(start);
  await user.type(start, `${createFormat('en').date(later)}, 07:15{Enter}`);
  await waitFor(async () => expect((await stored())?.start).toBe(later.toISOString()));
  const length = Date.parse(event.end) - Date.parse(event.start);
  expect((await stored())?.end).toBe(new Date(later.getTime() + length).toISOString());
  await user.click(await screen.findByText('Undo'));
  await waitFor(async () => expect(await stored()).toEqual({ ...event, rev: 3 }));
});

test('puts an event back that somebody else has changed, and says so', async () => {
  const { user, event, stored, change, today } = await open('?view=list');
  const row = await rowOf(event);
  await change({ id: event.id, location: 'The yard' });
  row.closest<HTMLElement>('[data-event]')?.focus();
  await user.keyboard('m');
  const dialog = await drawerOf(`Move “${event.title}”`);
  const start = await dialog.findByRole('textbox', { name: /New start/ });
  await user.clear(start);
  await user.type(start, `${createFormat('en').date(today)}, 07:15{Enter}`);
  expect(await screen.findByText(`“${event.title}” has changed in the meantime and was not moved.`)).toBeVisible();
  expect(await stored()).toEqual({ ...event, rev: 2 });
});

test('says that an event is gone', async () => {
  await open('?view=list&event=99999&form=1');
  expect(await (await drawerOf('Event')).findByText('This event is gone')).toBeVisible();
});

test('shows why there is nothing, and tries again', async () => {
  const { user, event, demo, runtime } = await open('?view=list');
  await rowOf(event);
  demo.settings.failureRate = 1;
  act(() => runtime.resetResults());
  const retry = await screen.findByRole('button', { name: 'Try again' });
  demo.settings.failureRate = 0;
  await user.click(retry);
  await rowOf(event);
});

test('adds an event for another app', async () => {
  const { runtime, today } = await open('?view=list');
  const start = new Date(`${today}T08:00`).toISOString();
  await runtime.commands.run('calendar.add', { title: 'Call from the invoice', start });
  await rowOf({ title: 'Call from the invoice' });
  await expect(runtime.commands.run('calendar.add', { title: 'Soon', start: 'soon' })).rejects.toMatchObject({
    code: 'invalid',
  });
});

test('speaks Portuguese, with its week', async () => {
  await open('?view=month&date=2026-11-12', { language: 'pt' });
  expect(screen.getByRole('heading', { level: 1, name: 'Calendário' })).toBeInTheDocument();
  const pane = within(screen.getByRole('region', { name: 'Eventos' }));
  const grid = await pane.findByRole('table');
  expect(within(grid).getAllByRole('columnheader')[0]).toHaveTextContent(/dom|^D/i);
});
