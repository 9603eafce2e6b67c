import type { BrowserContext, Page } from '@playwright/test';
import { mailAttacks } from '../remotes/email/src/model/mailAttacks';
import { expect, test } from './fixtures';
import { putRecords } from './support/records';

test.use({ account: 'admin' });

const attacks = Object.entries(mailAttacks).map(([name, attack], index) => ({
  id: 900_000 + index,
  name: `Attack ${index + 1}: ${name}`,
  html: `<p>Said before</p>${attack}`,
}));

const mailOf = ({ id, name, html }: (typeof attacks)[number]) => ({
  id,
  from: { name: 'Mallory', email: 'mallory@attacker.test', avatar: null },
  to: [],
  cc: [],
  bcc: [],
  subject: name,
  message: html,
  attachments: [],
  // The first is the newest, so that the list is in the order of the attacks.
  time: new Date(Date.UTC(2100, 0, 1) - id * 60_000).toISOString(),
  isStarred: false,
  isRead: true,
  labels: [],
  folder: 'inbox',
  replies: [],
});

/** Notes what the attacks want: `fire()` run in any frame, and anything asked of their server. */
async function watch(context: BrowserContext): Promise<string[]> {
  const harm: string[] = [];
  await context.exposeBinding('reportFire', () => void harm.push('ran'));
  await context.addInitScript(() => Object.assign(window, { fire: () => Reflect.get(window, 'reportFire')() }));
  await context.route(
    (url) => url.hostname === 'attacker.test',
    (route) => {
      harm.push(`asked for ${route.request().url()}`);
      return route.abort();
    },
  );
  return harm;
}

/** Opens documents in frames of a page that has no policy of its own. Some never come to rest: nobody waits for them. */
async function openInFrames(page: Page, documents: readonly string[], sandbox?: string): Promise<void> {
  await page.evaluate(
    ([htmls, rules]) => {
      for (const html of htmls) {
        const frame = document.createElement('iframe');
        if (rules !== undefined) frame.setAttribute('sandbox', rules);
        frame.addEventListener('load', () => frame.setAttribute('data-loaded', ''));
        frame.srcdoc = html;
        document.body.append(frame);
      }
    },
    [documents, sandbox] as const,
  );
}

test.describe('hostile mails', () => {
  test.setTimeout(300_000);

  test('are many', () => {
    expect(attacks.length).toBeGreaterThanOrEqual(60);
  });

  test('run nothing and ask for nothing when they are opened', async ({ page, context, allowErrors }) => {
    // The sanitiser reads a mail in a document that nobody sees, and the browser tells what the page's policy stops there.
    allowErrors(/inline event handler|inline style|TrustedScript|base URI/);
    const harm = await watch(context);
    await page.goto('/apps/email');
    const list = page.getByRole('list', { name: 'Mails in Inbox' });
    await expect(list.getByRole('link').first()).toBeVisible();
    await putRecords(page, 'emails', attacks.map(mailOf));
    await page.reload();
    await expect(list.getByRole('link', { name: attacks[0]?.name ?? '' })).toBeVisible();

    for (const { name } of attacks) {
      await page.keyboard.press('j');
      await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
      const message = page.frameLocator('iframe[title="Message from Mallory"]');
      await expect(message.getByText('Said before')).toBeVisible();
    }
    expect(harm).toEqual([]);
    expect(new URL(page.url()).pathname).toBe('/apps/email');
  });

  test('would be held by the frame alone, if the sanitiser let them through', async ({
    page,
    context,
    allowErrors,
  }) => {
    allowErrors(/Content Security Policy|sandboxed|Blocked|Failed to load|Unsafe attempt to load/i);
    await page.goto('/apps/email');
    await page.getByRole('link', { name: /Launch post/ }).click();
    const frame = page.locator('iframe[title="Message from Amira Haddad"]');
    await expect(frame).toHaveAttribute('srcdoc', /<body/);
    const document = (await frame.getAttribute('srcdoc')) ?? '';
    const sandbox = (await frame.getAttribute('sandbox')) ?? '';
    expect(sandbox).not.toContain('allow-scripts');

    const harm = await watch(context);
    const bare = await context.newPage();
    const withAttack = (html: string) =>
      document.replace(/(<body[^>]*>)[\s\S]*(<\/body>)/, (_, start, end) => start + html + end);
    await openInFrames(
      bare,
      attacks.map(({ html }) => withAttack(html)),
      sandbox,
    );
    await expect(bare.locator('iframe[data-loaded]')).toHaveCount(attacks.length);

    // A frame that nothing holds shows that harm would have been noticed, and gives the others the time to do theirs.
    const control = 'https://attacker.test/control.gif';
    await openInFrames(bare, [`<script>fire()</script><img src="${control}">`]);
    await expect.poll(() => harm.length).toBeGreaterThan(1);
    expect(harm.toSorted()).toEqual([`asked for ${control}`, 'ran']);
  });

  test('are real: in a page without protection they do harm', async ({ page, context, allowErrors }) => {
    allowErrors(/.*/);
    const harm = await watch(context);
    await openInFrames(
      page,
      attacks.map(({ html }) => html),
    );
    await expect.poll(() => harm.filter((what) => what === 'ran').length).toBeGreaterThan(20);
    for (const asked of ['pixel.gif', 'p.gif', 'a.css', 'a.js', 'frame', 'object'])
      await expect.poll(() => harm).toContain(`asked for https://attacker.test/${asked}`);
  });
});
