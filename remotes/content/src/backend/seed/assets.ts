import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Asset, AssetFolder } from '../../api/schemas';

export const assetFolders: Omit<AssetFolder, 'rev'>[] = [
  { id: 1, name: 'Covers' },
  { id: 2, name: 'Drawings' },
];

/** Pictures of the blog, with what is said of them; one of them is still to be described. */
const rows: readonly [title: string, alt: string, folderId: number | null, tags: string[]][] = [
  ['Boat in the bay', 'A small boat under sail, with hills behind it', 1, ['sea', 'summer']],
  ['Arch', 'An arch with a low sun in it', 1, ['city']],
  ['Fresh bread', 'A loaf of bread, still steaming', 2, ['kitchen']],
  ['Desk lamp', 'A lamp over an open notebook on a desk', 2, ['workshop']],
  ['Three houses', '', 1, ['city']],
  ['The last tram', 'A tram with five lit windows', 1, ['city', 'night']],
  ['Row of firs', 'Five firs in a row, each further away', null, ['winter', 'outdoors']],
  ['Radio mast', 'A mast that sends to both sides', 2, ['city']],
  ['Two pages', 'Two printed pages, one over the other', null, ['letters']],
];

export const assets: Omit<Asset, 'rev'>[] = rows.map(([title, alt, folderId, tags], index) => {
  const number = index + 1;
  const bytes = readFileSync(join(import.meta.dirname, '../assets/blog', `${number}.svg`));
  const src = `/assets/demo/blog/${number}.svg`;
  const at = `@-${4 + 3 * index}d 09:00`;
  return {
    id: number,
    kind: 'picture',
    title,
    fileName: `${title.toLowerCase().replaceAll(' ', '-')}.svg`,
    type: 'image/svg+xml',
    size: bytes.length,
    width: 640,
    height: 360,
    src,
    key: src,
    alt,
    credit: 'Atrium',
    folderId,
    tags,
    authorId: number % 2 === 0 ? 3 : 4,
    createdAt: at,
    updatedAt: at,
  };
});
