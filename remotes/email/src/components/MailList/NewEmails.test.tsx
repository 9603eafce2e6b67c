import { giveElementsASize, renderApp } from '@atrium/standalone/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import app from '../../app';
import { testOptions } from '../../testing/testOptions';

beforeAll(() => giveElementsASize({ height: 250 }));

const list = () => screen.findByRole('list', { name: 'Emails in Inbox' });
const rowHeight = 85;

async function open() {
  const page = await renderApp(app, { ...testOptions, route: '/apps/email' });
  const scroller = (await list()).parentElement;
  if (!scroller) throw new Error('no scroller');
  /** As from another tab of the person: an email to themselves. */
  const receive = (subject: string) =>
    act(async () => {
      await page.runtime.http.post('/apps/email/send-email', { to: [{ email: 'admin@demo.com' }], subject });
    });
  const scrollTo = (top: number) => {
    scroller.scrollTop = top;
    fireEvent.scroll(scroller);
  };
  return { ...page, scroller, receive, scrollTo };
}

test('an email that comes is in the open list by itself', async () => {
  const { receive } = await open();
  await receive('Fresh from the press');
  expect(await within(await list()).findByRole('link', { name: /Fresh from the press/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '1 new email' })).toBeNull();
});

test('what is read stays where it is, and a pill leads to what has come', async () => {
  const { receive, scroller, scrollTo, user } = await open();
  scrollTo(3 * rowHeight);
  await receive('First to come');
  await receive('Second to come');
  const pill = await screen.findByRole('button', { name: '2 new emails' });
  await waitFor(() => expect(scroller.scrollTop).toBe(5 * rowHeight));
  await user.click(pill);
  expect(scroller.scrollTop).toBe(0);
  fireEvent.scroll(scroller);
  await waitFor(() => expect(screen.queryByRole('button', { name: /new emails/ })).toBeNull());
});

test('an email that comes back is on top, and what is below it is no news', async () => {
  const { runtime } = await open();
  const { data } = await runtime.http.get('/apps/email/emails');
  const { id, subject } = data.emails.at(-1);
  const dataToUpdate = { folder: 'snoozed', snoozedUntil: new Date(Date.now() - 1_000).toISOString() };
  await act(async () => void (await runtime.http.post('/apps/email/update-emails', { emailIds: [id], dataToUpdate })));
  const first = async () => within(await list()).getAllByRole('link')[0];
  await waitFor(async () => expect(await first()).toHaveTextContent(subject));
  expect(screen.queryByRole('button', { name: /new email/ })).toBeNull();
});
