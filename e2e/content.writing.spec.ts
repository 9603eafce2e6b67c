import { expect, test } from './fixtures';
import { bytesOf, photoWithPlace } from './support/pictures';

test.use({ account: 'admin' });

test('an item is written, saved by itself, there after a reload, and written in two tabs at once @all', async ({
  page,
  context,
}) => {
  await page.goto('/content/new?type=article');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Fog over the bridge');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.click();
  await page.keyboard.type('It lifts at ten.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/tab');
  await expect(page.getByRole('option', { name: 'Table' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Bridge');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Hour');
  await expect(text.getByRole('columnheader', { name: 'Hour' })).toBeVisible();
  await expect(page.getByText(/Saved \d/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'URL' })).toHaveValue('fog-over-the-bridge');

  // Left right after typing: the browser keeps it until it is saved.
  await text.getByText('It lifts at ten.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Or at eleven.');
  await page.reload();
  await expect(text.getByText('It lifts at ten. Or at eleven.')).toBeVisible();
  await expect(page.getByText(/Saved \d/)).toBeVisible();

  // Both tabs write in one text: nobody waits, and nothing is overwritten.
  const second = await context.newPage();
  await second.goto(page.url());
  const title = second.getByRole('textbox', { name: 'Title', exact: true });
  await title.fill('Fog over both bridges');
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Fog over both bridges');
  await text.getByText('Or at eleven.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Or never.');
  await expect(second.getByText('It lifts at ten. Or at eleven. Or never.')).toBeVisible();
  await expect(second.getByText(/Saved \d/)).toBeVisible();
});

const picture = {
  name: 'bridge.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

test('a cover is cut, a picture comes into the text, what is written offline stays, and an earlier version restored @all', async ({
  page,
  context,
}) => {
  const upload = async (button: string) => {
    const asked = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: button, exact: true }).click();
    if (button === 'Picture') await page.getByRole('button', { name: 'From this device' }).click();
    await (await asked).setFiles(picture);
  };
  const cover = page.getByRole('img', { name: 'The bridge from below' });
  await test.step('a cover is cropped', async () => {
    await page.goto('/content/new?type=article');
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('A bridge in fog');
    await upload('Add a cover');
    const dialog = page.getByRole('dialog', { name: 'Crop the picture' });
    await dialog.getByRole('slider', { name: 'Zoom' }).press('ArrowRight');
    await dialog.getByRole('textbox', { name: 'Alternative text' }).fill('The bridge from below');
    await dialog.getByRole('button', { name: 'Use this part' }).click();
    await expect(cover).toBeVisible();
  });

  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await test.step('a picture comes into the text', async () => {
    await text.click();
    await page.keyboard.type('First words.');
    await upload('Picture');
    await expect(text.locator('img')).toHaveCount(1);
    await expect(page.getByText(/Saved \d/)).toBeVisible();
    await page.reload();
    await expect(cover).toBeVisible();
    await expect(text.locator('img')).toHaveCount(1);
  });

  await test.step('offline', async () => {
    // Nothing is lost offline.
    await context.setOffline(true);
    await text.getByText('First words.').click();
    await page.keyboard.press('End');
    await page.keyboard.type(' And more of them.');
    await expect(page.getByText(/Saved \d/)).toBeVisible();
    await context.setOffline(false);
    await page.reload();
    await expect(text.getByText('First words. And more of them.')).toBeVisible();
  });

  await test.step('an earlier version is restored', async () => {
    await page.getByRole('tab', { name: 'Versions' }).click();
    const versions = page.getByRole('list', { name: 'Versions' });
    await expect(versions.getByRole('listitem')).toHaveCount(2);
    await versions.getByRole('button', { name: /^Version 1/ }).click();
    await page.getByRole('button', { name: 'Restore version 1' }).click();
    await expect(page.getByText('Version 1 is the newest one again')).toBeVisible();
    await page.getByRole('tab', { name: 'Write' }).click();
    await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('');
    await expect(text).not.toContainText('First words.');
  });
});

test('photos arrive together, small, turned and without their place; words after them stay, and one undo takes them', async ({
  page,
}) => {
  await page.goto('/content/new?type=article');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Three bridges');
  const large = await photoWithPlace(page, { width: 2400, height: 1800, bytes: 9_000_000 });
  const photo = { name: 'first.jpg', mimeType: 'image/jpeg', buffer: large };
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  const images = text.locator('img:not(.ProseMirror-separator)');
  await test.step('four files at once, one of them no picture', async () => {
    await text.click();
    await page.keyboard.type('Before.');
    const asked = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Picture', exact: true }).click();
    await page.getByRole('button', { name: 'From this device' }).click();
    await (await asked).setFiles([
      photo,
      { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('notes') },
      picture,
      { ...photo, name: 'third.jpg', buffer: await photoWithPlace(page) },
    ]);
    await expect(page.getByRole('alert')).toHaveText('“notes.jpg” is not a picture that can be shown.');
    await expect(images).toHaveCount(3);
    await page.keyboard.type('caption');
    await expect(text.getByText('caption')).toBeVisible();
    await expect(page.getByText(/Saved \d/)).toBeVisible();
    await page.reload();
    await expect(images).toHaveCount(3);
  });
  await test.step('small, turned and without their place', async () => {
    const seen = () =>
      images.evaluateAll((all) =>
        all.flatMap((one) => (one instanceof HTMLImageElement ? [[one.naturalWidth, one.naturalHeight]] : [])),
      );
    // Each is opened by a call of its own.
    await expect.poll(seen).toEqual([
      [1440, 1920],
      [1, 1],
      [300, 400],
    ]);
    const sources = await images.evaluateAll((all) => all.map((one) => one.getAttribute('src') ?? ''));
    for (const src of sources) expect(bytesOf(src)).not.toMatch(/Exif|GPS/);
    expect(bytesOf(`data:,${large.toString('base64')}`)).toMatch(/Exif/);
  });

  await test.step('one undo takes two', async () => {
    await text.getByText('caption').click();
    const second = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Picture', exact: true }).click();
    await page.getByRole('button', { name: 'From this device' }).click();
    await (await second).setFiles([picture, picture]);
    await expect(images).toHaveCount(5);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(images).toHaveCount(3);
    await expect(text.getByText('caption')).toBeVisible();
  });
});
