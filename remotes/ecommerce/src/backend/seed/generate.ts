// Writes seed.json and the pictures: `npx tsx remotes/ecommerce/src/backend/seed/generate.ts`. The same sources give the same files.
import { join } from 'node:path';
import { writeAsset, writeSeed } from 'mock/demo';
import type { StoredProduct } from '../tables';
import { drawProduct } from './drawProduct';
import { cart, products, wishlist } from './products';

const toSlug = (title: string): string =>
  title
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const rows = products.map(
  ({ name, brand, category, price, rating, ships = false, colors, text }, index): StoredProduct => ({
    id: index + 1,
    name,
    slug: `${toSlug(`${brand} ${name}`)}-${index + 1}`,
    description: text,
    brand,
    category,
    price,
    image: `/assets/demo/products/${index + 1}.svg`,
    hasFreeShipping: ships,
    rating,
    colorOptions: colors,
  }),
);

for (const [index, { category }] of products.entries()) {
  writeAsset(join(import.meta.dirname, '../assets'), `products/${index + 1}.svg`, drawProduct(category, index));
}
writeSeed(import.meta.dirname, { products: rows, cart, wishlist });
