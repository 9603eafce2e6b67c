import { renderInApp } from '@atrium/standalone/testing';
import { act, screen, within } from '@testing-library/react';
import type { CalendarEvent } from '../../api/schemas';
import app from '../../app';
import { nextEvents } from '../../model/nextEvents';
import { testOptions } from '../../testing/testOptions';
import NextEvents from '.';

const open = () => renderInApp(app, <NextEvents />, { ...testOptions, route: '/' });

test('shows the next three events, and each row leads to its event', async () => {
  const { runtime, user, getPath } = await open();
  const card = within(screen.getByRole('region', { name: 'Coming up' }));
  const rows = await card.findAllByRole('listitem');
  const { data } = await runtime.http.get<CalendarEvent[]>('/apps/calendar/events');
  const events = nextEvents(data, runtime.clock.now(), 3);
  expect(rows).toHaveLength(3);
  for (const [index, { title }] of events.entries()) expect(rows[index]).toHaveTextContent(title);
  const [first] = card.getAllByRole('link', { name: new RegExp(events[0]?.title ?? '') });
  if (first) await user.click(first);
  expect(getPath()).toMatch(new RegExp(`^/apps/calendar\\?date=.*&event=${events[0]?.id}$`));
});

test('says that nothing is planned', async () => {
  const { runtime } = await open();
  const { data } = await runtime.http.get<CalendarEvent[]>('/apps/calendar/events');
  const remove = (id: number) => runtime.http.delete('/apps/calendar/remove-event', { params: { id } });
  await act(async () => {
    for (const { id } of data) await remove(id);
  });
  expect(await screen.findByText('Nothing is planned.')).toBeVisible();
});

test('fails inside its own card, and tries again', async () => {
  const { user, demo, runtime } = await open();
  await screen.findAllByRole('listitem');
  demo.settings.failureRate = 1;
  act(() => runtime.resetResults());
  const retry = await screen.findByRole('button', { name: 'Try again' });
  demo.settings.failureRate = 0;
  await user.click(retry);
  expect(await screen.findAllByRole('listitem')).toHaveLength(3);
});
