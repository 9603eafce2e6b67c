import type { BrowserContext, Page } from '@playwright/test';
import { mailAttacks } from '../remotes/email/src/model/mailAttacks';
import { expect, test } from './fixtures';
import { putRecords } from './support/demoData';
import { row, stored, subjectOf } from './support/email';

test.use({ account: 'admin' });

/** Each alone: preceding text can mask it. The sanitiser's own tests have them behind text. */
const attacks = Object.values(mailAttacks);

const mallory = { name: 'Mallory', email: 'mallory@attacker.test', avatar: 'https://attacker.test/avatar.png' };

const toMessage = (message: string, index: number) => ({
  ...stored,
  id: 900_000 + index,
  from: mallory,
  subject: 'Hostile',
  message,
});

const threadOf = (subject: string, id: number, messages: readonly string[]) => {
  const [first = '', ...others] = messages;
  return { ...toMessage(first, 0), id, subject, replies: others.map(toMessage) };
};

/** Opens every message of the thread on screen, and waits for them. */
async function openThread(page: Page, subject: string, count: number): Promise<void> {
  await row(page, subject).getByRole('link').click();
  await expect(subjectOf(page, subject)).toBeVisible();
  await page.getByRole('button', { name: /earlier message/ }).click();
  await expect(page.getByRole('region', { name: 'Mallory' })).toHaveCount(count);
  await page.evaluate(() => {
    const heads = document.querySelectorAll<HTMLElement>('section button[aria-expanded="false"]');
    for (const head of heads) head.click();
  });
  await page.waitForFunction((wanted) => {
    const frames = [...document.querySelectorAll<HTMLIFrameElement>('iframe[title="Message from Mallory"]')];
    const isRendered = ({ contentDocument }: HTMLIFrameElement) =>
      contentDocument?.readyState === 'complete' && contentDocument.querySelector('style') !== null;
    return frames.length === wanted && frames.every(isRendered);
  }, count);
}

/** Records what the attacks attempt: `fire()` in any frame, and requests to their server. */
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

/** Opens documents in frames of a page without a policy. Some never settle, so nothing waits for them. */
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

test.describe('hostile emails', () => {
  test.setTimeout(180_000);

  test('run nothing, ask for nothing and lead nowhere when they are opened, and the console is silent', async ({
    page,
    context,
  }) => {
    expect(attacks.length).toBeGreaterThanOrEqual(100);
    const harm = await watch(context);
    await page.goto('/apps/email');
    await expect(page.getByRole('list', { name: 'Emails in Inbox' }).getByRole('link').first()).toBeVisible();
    const file = { thumbnail: null, size: 1_000 };
    const emails = [
      threadOf('Every attack', 900_000, attacks),
      {
        ...threadOf('Tricks', 990_000, [
          `<p><a href="#end">To the end</a> <a href="mailto:%E0%A4%A">Nobody</a></p>${'<p>text</p>'.repeat(200)}<h2 id="end">The end</h2>`,
        ]),
        from: { ...mallory, name: 'Mal\u202eyrol' },
        attachments: [
          { ...file, fileName: 'invoice\u202efdp.exe', url: 'https://attacker.test/file' },
          { ...file, fileName: 'mine.txt', url: 'data:text/plain,mine' },
        ],
      },
      threadOf('Endless', 990_001, [`<p>Begins</p>${'<b>word </b>'.repeat(90_000)}`]),
    ];
    await test.step('every attack', async () => {
      await putRecords(page, 'emails', emails);
      await page.reload();
      await openThread(page, 'Every attack', attacks.length);
      expect(harm).toEqual([]);
      expect(new URL(page.url()).pathname).toBe('/apps/email');
    });

    await test.step('tricks with names and links', async () => {
      await row(page, 'Tricks').getByRole('link').click();
      await expect(page.getByText('Malyrol').first()).toBeVisible();
      const body = page.frameLocator('iframe[title="Message from Malyrol"]');
      await body.getByRole('link', { name: 'To the end' }).click();
      await expect(body.getByRole('heading', { name: 'The end' })).toBeInViewport();
      const elsewhere = page.getByRole('link', { name: /invoicefdp\s*\.exe/ });
      const [tab] = await Promise.all([context.waitForEvent('page'), elsewhere.click()]);
      await tab.close();
      expect(new URL(page.url()).pathname).toBe('/apps/email');
      expect(harm.splice(0)).toEqual(['asked for https://attacker.test/file']);
    });

    await test.step('more than a megabyte of markup', async () => {
      // More than a megabyte of markup: a part is rendered, and the rest can be read.
      await row(page, 'Endless').getByRole('link').click();
      await expect(page.frameLocator('iframe[title="Message from Mallory"]').getByText('Begins')).toBeVisible();
      await page.getByRole('button', { name: 'Show the rest as text' }).click();
      await expect(page.getByRole('button', { name: 'Show more' })).toBeVisible();
      expect(harm).toEqual([]);
    });
  });

  test('would be held by the frame alone, if the sanitiser let them through', { tag: '@all' }, async ({
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
    await openInFrames(bare, attacks.map(withAttack), sandbox);
    await expect(bare.locator('iframe[data-loaded]')).toHaveCount(attacks.length);

    // An unprotected frame proves that harm would be detected, and gives the others time.
    const control = 'https://attacker.test/control.gif';
    await openInFrames(bare, [`<script>fire()</script><img src="${control}">`]);
    await expect.poll(() => harm.length).toBeGreaterThan(1);
    expect(harm.toSorted()).toEqual([`asked for ${control}`, 'ran']);
  });

  test('are real: in a page without protection they do harm', { tag: '@all' }, async ({
    page,
    context,
    allowErrors,
  }) => {
    allowErrors(/.*/);
    const harm = await watch(context);
    await openInFrames(page, attacks);
    await expect.poll(() => harm.filter((what) => what === 'ran').length).toBeGreaterThan(20);
    for (const asked of ['pixel.gif', 'p.gif', 'a.css', 'a.js', 'frame', 'object'])
      await expect.poll(() => harm).toContain(`asked for https://attacker.test/${asked}`);
  });
});
