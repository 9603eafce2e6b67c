import { giveElementsASize, renderApp } from '@atrium/standalone/testing';
import { screen, within } from '@testing-library/react';
import type { Email } from '../../api/schemas';
import app from '../../app';
import { testOptions } from '../../testing/testOptions';

beforeAll(() => giveElementsASize({ height: 250 }));

async function openThread() {
  const page = await renderApp(app, { ...testOptions, route: '/apps/email' });
  const { data } = await page.runtime.http.get<{ emails: Email[] }>('/apps/email/emails');
  const thread = data.emails.find(({ replies }) => replies.length > 0);
  if (!thread) throw new Error('no thread');
  page.runtime.navigate(`/apps/email?mail=${thread.id}`);
  await screen.findByRole('heading', { level: 2, name: thread.subject });
  const openMenu = async (name: string) => {
    const [first] = screen.getAllByRole('button', { name: `Actions for the message from ${name}` });
    if (first) await page.user.click(first);
    return within(await screen.findByRole('menu'));
  };
  return { ...page, thread, openMenu };
}

test('any message of a thread is answered, passed on or printed by its own menu', async () => {
  const { user, thread, openMenu } = await openThread();
  const menu = await openMenu(thread.from.name);
  const names = menu.getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(names).toEqual(expect.arrayContaining(['Reply', 'Forward', 'Print']));
  await user.click(menu.getByRole('menuitem', { name: 'Reply' }));
  const answer = within(await screen.findByRole('region', { name: `Re: ${thread.subject}` }));
  expect(answer.getByRole('button', { name: `Remove ${thread.from.name}` })).toBeVisible();
});
