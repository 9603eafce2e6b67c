// Writes seed.json and the pictures: `npx tsx remotes/ecommerce/src/backend/seed/generate.ts`. The same sources give the same files.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { toKebabCase } from '@atrium/contract/values';
import { writeAsset, writeSeed } from '@atrium/mock/demo';
import type { ColorOption } from '../../api/schemas';
import { colorNames } from '../../api/schemas/choices';
import { countRatings, meanRating } from '../../model/rating';
import type { StoredProduct } from '../tables';
import { addresses, cart, coupons, giftCards, wishlist } from './account';
import { drawProduct, type View, views } from './drawings';
import { createOrders } from './orders';
import { products } from './products';
import { reviews } from './reviews';

const assets = join(import.meta.dirname, '../assets');

const pictureOf = (id: number, color: ColorOption, view: View) =>
  `products/${id}-${color}${view === 'whole' ? '' : `-${view}`}.svg`;

const rows = products.map(({ name, brand, category, price, ships = false, colors, text }, index): StoredProduct => {
  const id = index + 1;
  const colorOptions = Object.keys(colors).flatMap((key) => colorNames.find((color) => color === key) ?? []);
  const ratings = reviews.filter(({ productId }) => productId === id).map(({ rating }) => rating);
  return {
    id,
    name,
    slug: `${toKebabCase(`${brand} ${name}`)}-${id}`,
    description: text,
    brand,
    category,
    price,
    image: `/assets/demo/${pictureOf(id, colorOptions[0] ?? 'accent', 'whole')}`,
    hasFreeShipping: ships,
    rating: meanRating(countRatings(ratings)),
    reviewCount: ratings.length,
    colorOptions,
    colors: colorOptions.map((color) => ({
      color,
      left: colors[color] ?? 0,
      pictures: views.map((view) => `/assets/demo/${pictureOf(id, color, view)}`),
    })),
  };
});

rmSync(join(assets, 'products'), { recursive: true, force: true });
for (const [index, { drawing }] of products.entries())
  for (const color of rows[index]?.colorOptions ?? [])
    for (const view of views) writeAsset(assets, pictureOf(index + 1, color, view), drawProduct(drawing, color, view));

writeSeed(import.meta.dirname, {
  products: rows,
  productReviews: reviews,
  cart,
  wishlist,
  addresses,
  coupons,
  giftCards,
  orders: createOrders(rows),
});
