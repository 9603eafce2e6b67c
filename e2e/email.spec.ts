import { expect, expectNoAxeViolations, test } from './fixtures';
import { putRecords } from './support/demoData';
import { answering, composing, emailsIn, open, row, stored, subjectOf, toast, undo } from './support/email';
import { appearances } from './support/viewports';

test.use({ account: 'admin' });

test('emails are chosen as a range and as all, moved, labelled and binned by mouse, each with Undo', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await open(page);
  const boxes = emailsIn(page).getByRole('checkbox');
  const bar = page.getByRole('toolbar', { name: 'Actions for the selection' });
  const place = () => page.getByRole('link', { name: /^Inbox/ });
  await boxes.nth(0).check();
  await boxes.nth(3).click({ modifiers: ['Shift'] });
  await expect(bar).toContainText('4 selected');
  for (const name of ['Mark as read', 'Move to', 'Label', 'Delete', 'Clear the selection'])
    await expect(bar.getByRole('button', { name })).toBeInViewport({ ratio: 1 });

  await bar.getByRole('button', { name: 'Move to' }).click();
  await page.getByRole('menuitem', { name: 'Spam' }).click();
  await expect(toast(page, '4 emails moved to Spam')).toBeVisible();
  await expect(row(page, /Launch post/)).toHaveCount(0);
  await undo(page).click();
  await expect(row(page, /Launch post/)).toBeVisible();

  await boxes.nth(0).check();
  await bar.getByRole('button', { name: /Select all/ }).click();
  await expect(bar).toContainText('22 selected');
  await bar.getByRole('button', { name: 'Label' }).click();
  await page.getByRole('menuitem', { name: 'Private' }).click();
  await expect(emailsIn(page).getByRole('img', { name: 'Private' }).nth(4)).toBeVisible();
  await undo(page).click();
  await expect(emailsIn(page).getByRole('img', { name: 'Private' }).nth(4)).toHaveCount(0);

  await boxes.nth(0).check();
  await bar.getByRole('button', { name: /Select all/ }).click();
  await expect(bar).toContainText('22 selected');
  await bar.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Nothing in Inbox')).toBeVisible();
  await expect(place()).toHaveAccessibleName('Inbox');
  await undo(page).click();
  await expect(row(page, /Launch post/)).toBeVisible();
  await expect(place()).toHaveAccessibleName('Inbox 3 unread');
});

test('folder, label, search and open email are in the address, and Back leads through them', async ({ page }) => {
  await open(page);
  await page.getByRole('link', { name: 'Sent', exact: true }).click();
  await expect(emailsIn(page, 'Sent')).toBeVisible();
  await page.getByRole('button', { name: 'Filter by label' }).click();
  await page.getByRole('menuitem', { name: 'Company' }).click();
  await expect(page).toHaveURL(/\/apps\/email\/sent\/label\/company$/);
  await page.getByRole('searchbox').fill('no such words');
  await expect(page.getByText(/^No email in .* contains “no such words”/)).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page).toHaveURL(/\/apps\/email\/sent\/label\/company$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/apps\/email\/sent$/);
  await page.goBack();
  await expect(emailsIn(page)).toBeVisible();
});

test('an email is printed alone: its head and its words, and nothing of the page', { tag: '@all' }, async ({
  page,
}) => {
  await open(page);
  await row(page, /Launch post/)
    .getByRole('link')
    .click();
  await expect(subjectOf(page, /Launch post/)).toBeVisible();
  // There is no printer: its input is recorded instead.
  await page.evaluate(() => {
    const record = ({ target }: Event) => {
      if (!(target instanceof HTMLIFrameElement) || target.title || !target.contentWindow) return;
      const { contentWindow, contentDocument } = target;
      contentWindow.print = () => {
        document.body.dataset.printed = contentDocument?.body.textContent ?? '';
        contentWindow.dispatchEvent(new Event('afterprint'));
      };
    };
    document.addEventListener('load', record, true);
  });
  await page.getByRole('toolbar', { name: 'Actions for this email' }).getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Print' }).click();
  const printed = page.locator('body');
  await expect(printed).toHaveAttribute('data-printed', /Launch post: last look before legal/);
  await expect(printed).toHaveAttribute('data-printed', /From: Amira Haddad/);
  await expect(printed).toHaveAttribute('data-printed', /I moved the pricing table up/);
  await expect(printed).not.toHaveAttribute('data-printed', /Compose|Inbox/);
  await expect(page.locator('iframe[sandbox*="allow-modals"]')).toHaveCount(0);
});

test('pictures from elsewhere are asked for when one says so, and links open apart from this page', {
  tag: '@all',
}, async ({ page, context, allowErrors }) => {
  allowErrors(/Failed to load/);
  const asked: string[] = [];
  await context.route(
    (url) => url.hostname.endsWith('.elsewhere.test'),
    (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<p>elsewhere</p>' });
    },
  );
  await open(page);
  const emails = [1, 2].map((place) => ({
    ...stored,
    id: 910_000 + place,
    from: { name: 'News', email: 'news@elsewhere.test', avatar: null },
    subject: `Pictured ${place}`,
    message: `<p><img src="https://pictures.elsewhere.test/${place}.png"> <a href="https://www.elsewhere.test/">More</a></p>`,
  }));
  await putRecords(page, 'emails', emails);
  const message = page.frameLocator('iframe[title="Message from News"]');
  const link = message.getByRole('link', { name: 'More' });
  await test.step('nothing is asked for', async () => {
    await page.reload();
    await row(page, 'Pictured 1').getByRole('link').click();
    await expect(page.getByText('1 external picture is not shown.')).toBeVisible();
    await expect(link).toBeVisible();
    expect(asked).toEqual([]);
  });

  await test.step('a link opens apart', async () => {
    const [popup] = await Promise.all([page.waitForEvent('popup'), link.click()]);
    await expect(popup.getByText('elsewhere')).toBeVisible();
    expect(await popup.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
    await popup.close();
    asked.length = 0;
  });

  await test.step('pictures of one email, then of a sender', async () => {
    await page.getByRole('button', { name: 'Show pictures' }).click();
    await expect.poll(() => asked).toEqual(['https://pictures.elsewhere.test/1.png']);
    await row(page, 'Pictured 2').getByRole('link').click();
    await page.getByRole('button', { name: 'Always from News' }).click();
    await expect.poll(() => asked.length).toBe(2);
    await page.reload();
    await expect.poll(() => asked.length).toBe(3);
    await expect(page.getByRole('button', { name: 'Show pictures' })).toHaveCount(0);
  });
});

for (const appearance of appearances)
  test(`an open email, a selection and the window to write in are for everyone: ${appearance.name}`, {
    tag: '@all',
  }, async ({ page }) => {
    test.setTimeout(180_000);
    await page.addInitScript(
      (settings) => localStorage.setItem('settings', JSON.stringify(settings)),
      appearance.settings,
    );
    const fits = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await open(page);
    await page.setViewportSize({ width: appearance.width, height: 844 });

    await test.step('a selection', async () => {
      await emailsIn(page).getByRole('checkbox').nth(1).check({ force: true });
      await expect(page.getByRole('toolbar', { name: 'Actions for the selection' })).toBeVisible();
      await expectNoAxeViolations(page);
      await page.getByRole('button', { name: 'Clear the selection' }).click();
    });

    await test.step('an open email', async () => {
      await row(page, /Launch post/)
        .getByRole('link')
        .click();
      await expect(subjectOf(page, /Launch post/)).toBeVisible();
      for (const name of ['Older', 'More'])
        await expect(page.getByRole('toolbar', { name: /this email/ }).getByRole('button', { name })).toBeInViewport({
          ratio: 1,
        });
      await expectNoAxeViolations(page);
      expect(await fits()).toBeLessThanOrEqual(0);
    });

    await test.step('the window to write in', async () => {
      await page.getByRole('button', { name: /^Reply to/ }).click();
      const dialog = appearance.width > 400 ? answering(page) : composing(page, /^Re:/);
      await dialog.getByRole('button', { name: 'Show quoted message' }).click();
      await expect(dialog.getByRole('button', { name: 'Bold' })).toBeVisible();
      await expectNoAxeViolations(page);
      await dialog.getByRole('button', { name: /^Remove Amira/ }).click();
      await dialog.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(dialog.getByText('Add at least one recipient.')).toBeVisible();
      await expectNoAxeViolations(page);
      expect(await fits()).toBeLessThanOrEqual(0);
      await dialog.getByRole('button', { name: 'Save and close' }).click();
    });

    if (appearance.width > 400) return;
    await test.step('the folders on a phone', async () => {
      await page.getByRole('button', { name: 'Back to the list' }).click();
      await page.getByRole('button', { name: 'Folders' }).click();
      const folders = page.getByRole('dialog', { name: 'Email' });
      await expect(folders).toBeVisible();
      await expectNoAxeViolations(page);
      await folders.getByRole('link', { name: /^Drafts/ }).click();
      await expect(emailsIn(page, 'Drafts')).toBeVisible();
      await expect(folders).toHaveCount(0);
    });
  });
