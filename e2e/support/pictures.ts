import type { Page } from '@playwright/test';

/** PNG of 600 × 300 pixels: left half red, right half blue. */
export async function canvasPicture(page: Page): Promise<Buffer> {
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

/** Photo of a given size: red above, and a sky below. */
async function makePhoto(page: Page, width: number, height: number): Promise<Buffer> {
  const address = await page.evaluate(
    ([across, down]) => {
      const canvas = document.createElement('canvas');
      canvas.width = across;
      canvas.height = down;
      const context = canvas.getContext('2d');
      if (!context) return '';
      const sky = context.createLinearGradient(0, 0, across, down);
      sky.addColorStop(0, 'navy');
      sky.addColorStop(1, 'white');
      context.fillStyle = sky;
      context.fillRect(0, 0, across, down);
      context.fillStyle = 'red';
      context.fillRect(0, 0, across, down / 2);
      return canvas.toDataURL('image/jpeg', 0.9);
    },
    [width, height] as const,
  );
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

const u16 = (value: number) => [value & 255, value >> 8];
const u32 = (value: number) => [...u16(value & 0xffff), ...u16(value >>> 16)];
const entry = (tag: number, type: number, count: number, value: number[]) => [
  ...u16(tag),
  ...u16(type),
  ...u32(count),
  ...value,
];

/** EXIF data (CIPA DC-008): rotation to the right, taken at 38° 42′ 50″ N. */
function exif(): Buffer {
  const gpsAt = 8 + 2 + 2 * 12 + 4;
  const degreesAt = gpsAt + 2 + 2 * 12 + 4;
  const tiff = [
    ...Buffer.from('II*\0'),
    ...u32(8),
    ...u16(2),
    ...entry(0x0112, 3, 1, [...u16(6), 0, 0]),
    ...entry(0x8825, 4, 1, u32(gpsAt)),
    ...u32(0),
    ...u16(2),
    ...entry(1, 2, 2, [...Buffer.from('N\0\0\0')]),
    ...entry(2, 5, 3, u32(degreesAt)),
    ...u32(0),
    ...[38, 1, 42, 1, 50, 1].flatMap(u32),
  ];
  const data = [...Buffer.from('Exif\0\0'), ...tiff];
  return Buffer.from([0xff, 0xe1, (data.length + 2) >> 8, (data.length + 2) & 255, ...data]);
}

/** Rotated JPEG with a location. @param bytes minimum size: data after the picture is ignored */
export async function photoWithPlace(page: Page, { width = 400, height = 300, bytes = 0 } = {}): Promise<Buffer> {
  const photo = await makePhoto(page, width, height);
  const file = [photo.subarray(0, 2), exif(), photo.subarray(2)];
  return Buffer.concat([...file, Buffer.alloc(Math.max(0, bytes - photo.length))]);
}

/** Content of a picture file as text, to search for marks such as `Exif`. */
export const bytesOf = (src: string | null) =>
  Buffer.from((src ?? '').replace(/^data:[^,]*,/, ''), 'base64').toString('latin1');
