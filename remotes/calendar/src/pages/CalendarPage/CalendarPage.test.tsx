import { type RenderAppOptions, renderApp } from '@atrium/standalone/testing';
import { createFormat, toDay } from '@atrium/ui';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { CalendarEvent } from '../../api/schemas';
import app from '../../app';
import { createEvent } from '../../testing/createEvent';
import { testOptions } from '../../testing/testOptions';

const open = async (search: string, given: Partial<RenderAppOptions> = {}) => {
  const page = await renderApp(app, { ...testOptions, route: `/apps/calendar${search}`, ...given });
  const ask = async () => (await page.runtime.http.get<CalendarEvent[]>('/apps/calendar/events')).data;
  const today = toDay(Date.now());
  const event = (await ask()).find(
    ({ allDay, start, extendedProps }) => !allDay && toDay(start) === today && extendedProps.calendar === 'Business',
  );
  if (!event) throw new Error('The seed has no Business event today');
  const stored = async () => (await ask()).find(({ id }) => id === event.id);
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
const focus = async (event: { title: string }) => (await rowOf(event)).closest<HTMLElement>('[data-event]')?.focus();
/** Sets a field at once: typing into a form of this size takes seconds. */
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const pick = async (user: { keyboard: (keys: string) => Promise<void> }, field: HTMLElement, time: string) => {
  act(() => field.focus());
  fill(field, time);
  await user.keyboard('{Enter}');
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

test('the month is one stop of Tab, through which arrow keys lead, and which they turn', async () => {
  const { user } = await open('?view=month&date=2026-11-12');
  const pane = screen.getByRole('region', { name: 'Events' });
  const links = await within(pane).findAllByRole('link', { name: /^Go to / });
  const stops = () => links.filter((link) => link.isConnected && link.tabIndex === 0);
  await waitFor(() => expect(stops()).toHaveLength(1));
  const dayOf = (element: Element | null) => element?.closest<HTMLElement>('[data-date]')?.dataset.date;
  act(() => links.find((link) => dayOf(link) === '2026-11-12')?.focus());
  expect(dayOf(stops()[0] ?? null)).toBe('2026-11-12');
  for (const [key, day] of [
    ['{ArrowRight}', '2026-11-13'],
    ['{ArrowUp}', '2026-11-06'],
    ['{Home}', '2026-11-02'],
    ['{End}', '2026-11-08'],
    ['{PageDown}', '2026-12-08'],
  ] as const) {
    await user.keyboard(key);
    await waitFor(() => expect(dayOf(document.activeElement)).toBe(day));
  }
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('December 2026');
});

test('goes through days and views, and keeps them in the address @all', async () => {
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

test('adds an event at the time that the address names @all', async () => {
  const { user, ask, today } = await open(`?view=list&new=${toDay(Date.now())}T09:30`);
  const drawer = await drawerOf('Add event');
  await user.click(await drawer.findByRole('button', { name: 'Add' }));
  expect(await drawer.findByText('Enter a title.')).toBeVisible();
  fill(drawer.getByRole('textbox', { name: /Title/ }), 'Tea with Mei');
  await user.click(drawer.getByRole('button', { name: 'Add' }));
  await rowOf({ title: 'Tea with Mei' });
  expect((await ask()).at(-1)).toMatchObject({
    title: 'Tea with Mei',
    start: new Date(`${today}T09:30`).toISOString(),
    end: new Date(`${today}T10:30`).toISOString(),
    allDay: false,
  });
});

test('changes an event, and invites people with an account by name @all', async () => {
  const { user, event, getPath, stored } = await open('?view=list');
  const drawer = await openDrawer(user, event);
  expect(getPath()).toBe(`/apps/calendar?view=list&event=${event.id}&form=1`);
  const title = await drawer.findByRole('textbox', { name: /Title/ });
  expect(title).toHaveValue(event.title);
  fill(title, 'Launch, at last');
  fill(drawer.getByRole('combobox', { name: 'Guests' }), 'Kofi');
  await user.click(await screen.findByText('Kofi Mensah', { selector: '.ant-select-item-option *' }));
  await user.click(drawer.getByRole('button', { name: 'Save' }));
  await rowOf({ title: 'Launch, at last' });
  const kofi = { name: 'Kofi Mensah', email: 'kofi.mensah@example.com' };
  const { guests } = event.extendedProps;
  const extendedProps = { ...event.extendedProps, guests: [...guests, kofi] };
  expect(await stored()).toMatchObject({ title: 'Launch, at last', extendedProps, rev: 2 });
});

test('asks which title to keep when somebody else has changed it too @all', async () => {
  const { user, event, stored, change } = await open('?view=list');
  const drawer = await openDrawer(user, event);
  fill(await drawer.findByRole('textbox', { name: /Title/ }), 'Mine');
  await change({ id: event.id, title: 'Theirs' });
  await user.click(drawer.getByRole('button', { name: 'Save' }));
  const choice = within(await drawer.findByRole('group', { name: 'Title' }));
  await user.click(choice.getByRole('radio', { name: /Mine/ }));
  await user.click(drawer.getByRole('button', { name: 'Save the result' }));
  await waitFor(async () => expect(await stored()).toMatchObject({ title: 'Mine', rev: 3 }));
});

const openBubble = async (user: { click: (element: Element) => Promise<void> }, event: { title: string }) => {
  await user.click(await rowOf(event));
  const bubble = await drawerOf(event.title);
  await user.click(await bubble.findByRole('button', { name: 'Edit here' }));
  return bubble;
};

test('asks in the bubble too which title to keep, and saves where nothing of the person’s own was chosen', async () => {
  const { user, event, stored, change } = await open('?view=list');
  const bubble = await openBubble(user, event);
  fill(await bubble.findByRole('textbox', { name: /Title/ }), 'Mine');
  await change({ id: event.id, title: 'Theirs' });
  await user.click(bubble.getByRole('button', { name: 'Save' }));
  await user.click(within(await bubble.findByRole('group', { name: 'Title' })).getByRole('radio', { name: /Theirs/ }));
  await user.click(bubble.getByRole('button', { name: 'Save the result' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await stored()).toMatchObject({ title: 'Theirs', rev: 2 });
});

test('an event that is deleted elsewhere can be saved as new from its bubble @all', async () => {
  const { user, event, ask, runtime } = await open('?view=list');
  const bubble = await openBubble(user, event);
  fill(await bubble.findByRole('textbox', { name: /Title/ }), 'Mine');
  await runtime.network.delete('/apps/calendar/remove-event', { params: { id: event.id } });
  await user.click(bubble.getByRole('button', { name: 'Save' }));
  expect(await bubble.findByText('This was deleted elsewhere while you were writing')).toBeVisible();
  await user.click(bubble.getByRole('button', { name: 'Save as new' }));
  await rowOf({ title: 'Mine' });
  expect((await ask()).map(({ title }) => title)).not.toContain(event.title);
});

test('says of an address whose event is gone that it is, and offers no form @all', async () => {
  const { user, getPath } = await open('?view=list&event=99999');
  expect(await screen.findByText('This event no longer exists')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /Title/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(getPath()).toBe('/apps/calendar?view=list');
});

test('what was typed in the bubble goes on to the drawer, and no further @all', async () => {
  const { user, event } = await open('?view=list');
  const bubble = await openBubble(user, event);
  fill(await bubble.findByRole('textbox', { name: /Title/ }), 'Mine');
  await user.click(bubble.getByRole('button', { name: 'All fields' }));
  const drawer = await drawerOf('Event');
  expect(await drawer.findByRole('textbox', { name: /Title/ })).toHaveDisplayValue('Mine');
  await user.click(drawer.getByRole('button', { name: 'Cancel' }));
  await user.click(
    within(await screen.findByRole('dialog', { name: /Discard/ })).getByRole('button', { name: 'Discard' }),
  );
  await user.click(screen.getByRole('button', { name: 'Add event' }));
  const added = await drawerOf('Add event');
  expect(await added.findByRole('textbox', { name: /Title/ })).toHaveDisplayValue('');
});

test('deletes an event and brings it back', async () => {
  const { user, event, stored } = await open('?view=list');
  await user.click(await rowOf(event));
  await user.click(await (await drawerOf(event.title)).findByRole('button', { name: 'Delete' }));
  await expectNoRow(event);
  await user.click(await screen.findByText('Undo'));
  await rowOf(event);
  expect(await stored()).toEqual({ ...event, lastChange: expect.objectContaining({ by: 'Joana Duarte' }) });
});

test('moves an event in a dialog, which refuses an end before the start, and back @all', async () => {
  const { user, event, stored, today } = await open('?view=list');
  await focus(event);
  await user.keyboard('m');
  const dialog = await drawerOf(`Move “${event.title}”`);
  const at = (time: string) => `${createFormat('en').date(today)}, ${time}`;
  await pick(user, await dialog.findByRole('textbox', { name: /Start/ }), at('07:15'));
  await pick(user, dialog.getByRole('textbox', { name: /End/ }), at('07:00'));
  expect(await dialog.findByText('The end is before the start.')).toBeVisible();
  await pick(user, dialog.getByRole('textbox', { name: /End/ }), at('09:00'));
  await user.click(dialog.getByRole('button', { name: 'Move' }));
  const moved = { start: new Date(`${today}T07:15`).toISOString(), end: new Date(`${today}T09:00`).toISOString() };
  await waitFor(async () => expect(await stored()).toMatchObject(moved));
  await user.click(await screen.findByText('Undo'));
  await waitFor(async () => expect(await stored()).toEqual({ ...event, rev: 3, lastChange: expect.anything() }));
});

test('steps an event by keys; one that somebody else has changed goes back and says so', async () => {
  const { user, event, stored, change } = await open('?view=list');
  const later = (moment: string, minutes: number) => new Date(Date.parse(moment) + minutes * 60_000).toISOString();
  await focus(event);
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  const moved = { start: later(event.start, 15), end: later(event.end, 15) };
  await waitFor(async () => expect(await stored()).toMatchObject(moved));
  await focus(event);
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
  await waitFor(async () => expect(await stored()).toMatchObject({ ...moved, end: later(event.end, 30) }));
  await change({ id: event.id, extendedProps: { location: 'The yard' } });
  await focus(event);
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(await screen.findByText(`“${event.title}” has changed in the meantime and was not moved.`)).toBeVisible();
  expect(await stored()).toMatchObject({ ...moved, end: later(event.end, 30), rev: 4 });
});

test('says that an event is gone', async () => {
  await open('?view=list&event=99999&form=1');
  expect(await (await drawerOf('Event')).findByText('This event no longer exists')).toBeVisible();
});

test('a change that fails leaves what was typed, and all that is known @all', async () => {
  const { user, event, demo, stored } = await open('?view=list');
  const bubble = await openBubble(user, event);
  fill(await bubble.findByRole('textbox', { name: /Title/ }), 'Mine');
  demo.settings.failureRate = 1;
  await user.click(bubble.getByRole('button', { name: 'Save' }));
  expect(await bubble.findByText(/fails on purpose/)).toBeVisible();
  expect(bubble.getByRole('textbox', { name: /Title/ })).toHaveDisplayValue('Mine');
  await rowOf(event);
  demo.settings.failureRate = 0;
  await user.click(bubble.getByRole('button', { name: 'Save' }));
  await rowOf({ title: 'Mine' });
  expect(await stored()).toMatchObject({ title: 'Mine' });
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

test('an event that was stored with a rule that cannot be followed is shown once, says why, and can be deleted', async () => {
  const start = new Date();
  start.setHours(12, 0, 0, 0);
  const broken = {
    ...createEvent({ id: 1, title: 'Month end', start: start.toISOString(), end: start.toISOString() }),
    rule: 'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
  };
  const { user } = await renderApp(app, {
    ...testOptions,
    modules: {
      ...testOptions.modules,
      './backend': async () => {
        const { default: backend } = await import('../../backend');
        return { default: { ...backend, seed: async () => ({ ...(await backend.seed?.()), events: [broken] }) } };
      },
    },
    route: '/apps/calendar?view=list',
  });
  const row = await rowOf(broken);
  expect(row.closest('[data-event]')).toHaveTextContent('Does not repeat as planned');
  await user.click(row);
  const bubble = await drawerOf('Month end');
  expect(bubble.getByText(/Its repeat rule names no day after the start/)).toBeVisible();
  await user.click(bubble.getByRole('button', { name: 'Delete' }));
  await expectNoRow(broken);
  expect(screen.queryByRole('dialog', { name: 'Delete repeated event' })).toBeNull();
});
