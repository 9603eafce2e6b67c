import { and, type BackendStore, eq, type Person, toDay } from '@atrium/backend';
import type { Cart, CartLine, ColorOption } from '../api/schemas';
import { readMarks } from './products';
import { leftOf } from './stock';
import {
  type Basket,
  basketsTable,
  cartTable,
  couponsTable,
  discountsTable,
  giftCardsTable,
  ordersTable,
  ownedBy,
  ownerOf,
  placeOf,
  productsTable,
  type StoredCartLine,
  type StoredProduct,
  toCodeKey,
} from './tables';

const day = 24 * 60 * 60_000;

const pickBetween = (store: BackendStore, min: number, max: number): number =>
  min + Math.floor(store.random() * (max - min + 1));

interface CartItemKey {
  productId: number;
  color?: ColorOption | null;
}

/** Remembers the discount of a product for an account, which stays the same when it comes into the cart again. */
export async function keepDiscount(
  store: BackendStore,
  owner: number,
  { productId, discountPercentage }: Pick<StoredCartLine, 'productId' | 'discountPercentage'>,
): Promise<void> {
  const discounts = store.table(discountsTable);
  const known = await discounts.first({ where: and(eq('owner', owner), eq('productId', productId)) });
  if (!known) await discounts.put({ id: await discounts.nextId(), owner, productId, percentage: discountPercentage });
}

/** Discount of a product for an account: what it has, in another colour too, or else one that is drawn now. */
async function discountOf(store: BackendStore, user: Person | null, productId: number): Promise<number> {
  const where = and(ownedBy(user), eq('productId', productId));
  const [kept, line] = await Promise.all([
    store.table(discountsTable).first({ where }),
    store.table(cartTable).first({ where }),
  ]);
  return kept?.percentage ?? line?.discountPercentage ?? pickBetween(store, 3, 20);
}

/** Puts pieces into the cart. Shipping date and offers of a new line are drawn once and stay. */
export async function putCartLine(
  store: BackendStore,
  user: Person | null,
  line: StoredCartLine | undefined,
  { productId, color, qty }: { productId: number; color: ColorOption; qty: number },
): Promise<void> {
  const table = store.table(cartTable);
  if (line) {
    await table.put({ ...line, qty });
    return;
  }
  const added = {
    id: await table.nextId(),
    owner: ownerOf(user),
    productId,
    color,
    place: placeOf({ productId, color }),
    qty,
    shippingDate: toDay(new Date(store.now() + pickBetween(store, 1, 8) * day)),
    offers: pickBetween(store, 1, 4),
    discountPercentage: await discountOf(store, user, productId),
  };
  await table.put(added);
  await keepDiscount(store, added.owner, added);
}

export const findCartLines = (store: BackendStore, user: Person | null, { productId, color }: CartItemKey) =>
  store.table(cartTable).find({ where: and(ownedBy(user), eq('productId', productId), color && eq('color', color)) });

/** Default colour: the first available one, else the first. */
export const defaultColor = ({ colors }: StoredProduct): ColorOption | undefined =>
  (colors.find(({ left }) => left > 0) ?? colors[0])?.color;

export async function listCart(store: BackendStore, user: Person | null): Promise<CartLine[]> {
  const { cart, toProduct } = await readMarks(store, user);
  const found = await store.table(productsTable).getMany(cart.map(({ productId }) => productId));
  const products = new Map(found.map((product) => [product.id, product]));
  return cart.flatMap(({ productId, color, qty, shippingDate, offers, discountPercentage }) => {
    const product = products.get(productId);
    if (!product) return [];
    const image = product.colors.find((other) => other.color === color)?.pictures[0] ?? product.image;
    const left = leftOf(product, color);
    return [{ ...toProduct(product), image, left, color, qty, shippingDate, offers, discountPercentage }];
  });
}

export async function readBasket(store: BackendStore, user: Person | null): Promise<Basket> {
  const id = ownerOf(user);
  return (await store.table(basketsTable).get(id)) ?? { id, coupon: null, giftCard: null };
}

const byCode = (code: string) => ({ where: eq('codeKey', toCodeKey(code)) });

export const findCoupon = async (store: BackendStore, code: string | null) =>
  code === null ? undefined : store.table(couponsTable).first(byCode(code));

export const findGiftCard = async (store: BackendStore, code: string | null) =>
  code === null ? undefined : store.table(giftCardsTable).first(byCode(code));

/** One use per account. */
export const isCouponUsed = async (store: BackendStore, user: Person | null, code: string): Promise<boolean> =>
  (await store.table(ordersTable).count(and(ownedBy(user), eq('usedCoupon', toCodeKey(code))))) > 0;

/** A coupon is good to the end of its last day. */
export const isCouponOver = (store: BackendStore, { expires }: { expires: string | null }): boolean =>
  expires !== null && expires < toDay(new Date(store.now()));

export async function readCart(store: BackendStore, user: Person | null): Promise<Cart> {
  const [basket, products] = await Promise.all([readBasket(store, user), listCart(store, user)]);
  const [coupon, giftCard, isUsed] = await Promise.all([
    findCoupon(store, basket.coupon),
    findGiftCard(store, basket.giftCard),
    basket.coupon !== null && isCouponUsed(store, user, basket.coupon),
  ]);
  return {
    products,
    coupon: coupon && !isUsed && !isCouponOver(store, coupon) ? withoutId(coupon) : null,
    giftCard: giftCard && giftCard.balance > 0 ? withoutId(giftCard) : null,
  };
}

export const withoutId = <T extends { id: number }>({ id: _id, ...rest }: T): Omit<T, 'id'> => rest;
