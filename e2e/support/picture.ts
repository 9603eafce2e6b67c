import type { Page } from '@playwright/test';

/** A real PNG of 600 × 300 pixels whose left half is red and whose right half is blue. */
export async function drawnPicture(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 600;
    canvas.height = 300;
    const context = canvas.getContext('2d');
    if (context) {
      context.fillStyle = 'red';
      context.fillRect(0, 0, 300, 300);
      context.fillStyle = 'blue';
      context.fillRect(300, 0, 300, 300);
    }
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}
