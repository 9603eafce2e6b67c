import type { Locator } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from './fixtures';
import { bytesOf, canvasPicture, photoWithPlace } from './support/pictures';

test.use({ account: 'admin' });

test("a person's picture is cut by keys and slider, refused when it is none, and there after a reload", {
  tag: '@all',
}, async ({ page }) => {
  await page.goto('/pages/account-settings');
  const file = page.getByLabel('Choose a picture');
  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(page.getByText('This file is not a picture that can be shown.')).toBeVisible();

  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await canvasPicture(page) });
  const dialog = page.getByRole('dialog', { name: 'Crop the picture' });
  const part = dialog.getByLabel('Part of the picture to keep');
  // The styles arrive with it: the whole picture within the dialog.
  await expect(part).toHaveCSS('position', 'absolute');
  await expectNoAxeViolations(page);
  await dialog.getByRole('slider', { name: 'Zoom' }).focus();
  await page.keyboard.press('PageUp');
  await part.focus();
  for (let step = 0; step < 30; step++) await page.keyboard.press('ArrowRight');
  await dialog.getByRole('button', { name: 'Use this part' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText('All changes saved')).toBeVisible();
  await page.reload();
  const picture = page.getByRole('main').locator('img[src^="data:image/webp"]').first();
  await expect(picture).toBeVisible();
  // Moved to the right, the crop is the start of the picture: its red half.
  expect(await picture.evaluate(middleColour)).toEqual([255, 0, 0]);
});

test('a photo tells nobody where it was taken: in a post, a chat and the words of an email', { tag: '@all' }, async ({
  page,
}) => {
  const files = [0, 1].map((place) => ({ name: `${place}.jpg`, mimeType: 'image/jpeg' }));
  await page.goto('/pages/profile');
  const large = await photoWithPlace(page, { width: 4000, height: 3000, bytes: 12_000_000 });
  const [first, second] = files.map((file) => ({ ...file, buffer: large }));
  if (!first || !second) return;
  await page.getByLabel('Add pictures', { exact: true }).setInputFiles(first);
  await expectRotated(page.locator('form li img'));

  await page.goto('/apps/chat/3');
  await page.locator('input[type=file]').first().setInputFiles(second);
  await expectRotated(page.getByRole('list', { name: 'Files to send' }).locator('img'));

  await page.goto('/apps/email/inbox');
  await page.getByRole('button', { name: 'Compose', exact: true }).click();
  const words = page.getByRole('textbox', { name: 'Message', exact: true });
  await words.click();
  const small = (await photoWithPlace(page)).toString('base64');
  await words.evaluate((field, content) => {
    const clipboardData = new DataTransfer();
    const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
    for (const name of ['a.jpg', 'b.jpg']) clipboardData.items.add(new File([bytes], name, { type: 'image/jpeg' }));
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, small);
  const pasted = words.locator('img:not(.ProseMirror-separator)');
  await expect(pasted).toHaveCount(2);
  await expectRotated(pasted.first());
  await page.keyboard.type('caption');
  await expect(words.getByText('caption')).toBeVisible();
  await expect(pasted).toHaveCount(2);
});

/** Portrait format from the EXIF data, without that data. */
async function expectRotated(image: Locator) {
  await expect(image).toBeVisible();
  expect(await image.evaluate((one) => one instanceof HTMLImageElement && one.naturalHeight > one.naturalWidth)).toBe(
    true,
  );
  expect(bytesOf(await image.getAttribute('src'))).not.toMatch(/Exif|GPS/);
}

/** Red, green and blue in the middle of an image, rounded to full or none. */
function middleColour(image: SVGElement | HTMLElement): number[] {
  if (!(image instanceof HTMLImageElement)) return [];
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0);
  const colours = context?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data ?? [];
  return [...colours].slice(0, 3).map((value) => (value > 127 ? 255 : 0));
}
