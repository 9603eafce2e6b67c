import { renderInApp } from '@atrium/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import type { CalendarEvent } from '../../api/schemas';
import app from '../../app';
import { useCalendarAddress } from '../../state/useCalendarAddress';
import { useEventActions } from '../../state/useEventActions';
import { fileOf, googleFile } from '../../testing/icsFiles';
import { testOptions } from '../../testing/testOptions';
import ImportDialog from './ImportDialog';

function Importing() {
  const actions = useEventActions(async () => null, useCalendarAddress());
  const [turn, setTurn] = useState(0);
  return <ImportDialog key={turn} actions={actions} onClose={() => setTurn(turn + 1)} />;
}

const open = async () => {
  const page = await renderInApp(app, <Importing />, { ...testOptions, route: '/apps/calendar' });
  const findDialog = async () => within(await screen.findByRole('dialog', { name: 'Import events' }));
  const dialog = await findDialog();
  const choose = async (content: string, name = 'a.ics') => {
    // jsdom cannot read files.
    const file = Object.assign(new File([content], name), {
      arrayBuffer: async () => new TextEncoder().encode(content),
    });
    const input = (await findDialog()).getByLabelText('Calendar file', { selector: 'input' });
    return page.user.upload(input, file);
  };
  const titles = async () =>
    (await page.runtime.http.get<CalendarEvent[]>('/apps/calendar/events')).data.map(({ title }) => title);
  return { ...page, dialog, findDialog, choose, titles };
};

test('shows what a file would bring, brings it, and takes it back', async () => {
  const { user, dialog, choose, titles } = await open();
  const before = await titles();
  expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled();
  await choose(googleFile);
  expect(await dialog.findByText('3 events')).toBeVisible();
  expect(dialog.getByText('1 is cancelled and left out.')).toBeVisible();
  const [series] = within(dialog.getByRole('list', { name: 'Events' })).getAllByRole('listitem');
  expect(series).toHaveTextContent('Stand-up');
  expect(series).toHaveTextContent('every week on Monday, until 21 Dec 2026');
  await user.click(dialog.getByRole('button', { name: 'Import 3 events' }));
  await user.click(await screen.findByText('Undo'));
  await waitFor(async () => expect(await titles()).toEqual(before));
});

test('a file that was cut off says so, and one that was imported before changes nothing', async () => {
  const { user, dialog, findDialog, choose, titles } = await open();
  const talk = 'UID:4\nSUMMARY:Talk\nSEQUENCE:2\nDTSTART:20260504T100000Z\nDURATION:PT1H';
  const older = 'UID:4\nSUMMARY:Talk\nSEQUENCE:0\nDTSTART:20260504T090000Z\nDURATION:PT1H';
  const text = fileOf(talk, older);
  await choose(text.slice(0, text.indexOf('END:VCALENDAR')));
  expect(await dialog.findByText(/The file ends early/)).toBeVisible();
  const warnings = within(dialog.getByRole('list', { name: 'Warnings' }));
  expect(warnings.getByRole('listitem')).toHaveTextContent('Talk The file also holds an older version');
  await user.click(dialog.getByRole('button', { name: 'Import 1 event' }));
  await waitFor(async () => expect((await titles()).filter((title) => title === 'Talk')).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText('a.ics')).toBeNull());
  await choose(text, 'again.ics');
  const again = await findDialog();
  expect(await again.findByText('1 is in the calendar already, just as in the file.')).toBeVisible();
  const rows = within(again.getByRole('list', { name: 'Events' }));
  expect(rows.getByRole('listitem')).toHaveTextContent('Unchanged');
  expect(again.getByRole('checkbox')).toBeDisabled();
  expect(again.getByRole('button', { name: 'Import' })).toBeDisabled();
});

test('says what is odd, and what is no calendar at all', async () => {
  const { dialog, choose } = await open();
  await choose('Dear diary', 'diary.ics');
  expect(await dialog.findByText('“diary.ics” is not a calendar file.')).toBeVisible();
  await choose(fileOf('DTSTART;TZID=Mars:20261101T100000\nDURATION:PT1H', 'SUMMARY:Never'));
  const warnings = within(await dialog.findByRole('list', { name: 'Warnings' }));
  expect(warnings.getAllByRole('listitem').map(({ textContent }) => textContent?.trim())).toEqual([
    '(No title) It has no title.',
    '(No title) Its time zone is unknown; check the time.',
  ]);
  expect(dialog.getByText('1 cannot be read and is left out: Never.')).toBeVisible();
  expect(dialog.queryByText(/diary/)).toBeNull();
});

test('a person chooses single events; the exceptions of a series follow it', async () => {
  const { user, dialog, choose, titles } = await open();
  await choose(googleFile);
  await user.click(await dialog.findByRole('checkbox', { name: /^Stand-up every|^Stand-up(?!, on)/ }));
  expect(dialog.getByRole('checkbox', { name: /Stand-up, on Tuesday/ })).not.toBeChecked();
  await user.click(dialog.getByRole('button', { name: 'Import 1 event' }));
  await waitFor(async () => expect(await titles()).toContain('Closed'));
  expect(await titles()).not.toContain('Stand-up, on Tuesday');
});
