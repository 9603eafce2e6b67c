import { type BackendStore, type Person, toDay } from '@atrium/backend';
import type { Cart, CartLine, ColorOption } from '../api/schemas';
import { createMarks } from './products';
import { leftOf } from './stock';
import {
  type Basket,
  basketsKey,
  cartKey,
  couponsKey,
  giftCardsKey,
  isOwnedBy,
  ordersKey,
  ownerOf,
  productsKey,
  type StoredCartLine,
  type StoredProduct,
} from './tables';

const day = 24 * 60 * 60_000;

const pickBetween = (store: BackendStore, min: number, max: number): number =>
  min + Math.floor(store.random() * (max - min + 1));

interface CartItemKey {
  productId: number;
  color?: ColorOption | null;
}

/** New line: shipping date, offers and discount are drawn once and stay. */
export function createCartLine(
  store: BackendStore,
  user: Person | null,
  { productId, color, qty }: { productId: number; color: ColorOption; qty: number },
): StoredCartLine {
  return {
    id: store.table(cartKey).nextId(),
    owner: ownerOf(user),
    productId,
    color,
    place: `${productId}/${color}`,
    qty,
    shippingDate: toDay(new Date(store.now() + pickBetween(store, 1, 8) * day)),
    offers: pickBetween(store, 1, 4),
    discountPercentage: pickBetween(store, 3, 20),
  };
}

export const ownLines = (store: BackendStore, user: Person | null): StoredCartLine[] =>
  store.table(cartKey).all().filter(isOwnedBy(user));

export const findCartLines = (store: BackendStore, user: Person | null, { productId, color }: CartItemKey) =>
  ownLines(store, user).filter((line) => line.productId === productId && (!color || line.color === color));

/** Default colour: the first available one, else the first. */
export const defaultColor = ({ colors }: StoredProduct): ColorOption | undefined =>
  (colors.find(({ left }) => left > 0) ?? colors[0])?.color;

export function listCart(store: BackendStore, user: Person | null): CartLine[] {
  const { toProduct } = createMarks(store, user);
  return ownLines(store, user).flatMap(({ productId, color, qty, shippingDate, offers, discountPercentage }) => {
    const product = store.table(productsKey).get(productId);
    if (!product) return [];
    const image = product.colors.find((other) => other.color === color)?.pictures[0] ?? product.image;
    const left = leftOf(product, color);
    return [{ ...toProduct(product), image, left, color, qty, shippingDate, offers, discountPercentage }];
  });
}

export const basketOf = (store: BackendStore, user: Person | null): Basket =>
  store.table(basketsKey).get(ownerOf(user)) ?? { id: ownerOf(user), coupon: null, giftCard: null };

const isSameCode = (one: string, other: string) => one.trim().toUpperCase() === other.trim().toUpperCase();

export const findCoupon = (store: BackendStore, code: string | null) =>
  code === null
    ? undefined
    : store
        .table(couponsKey)
        .all()
        .find((coupon) => isSameCode(coupon.code, code));

export const findGiftCard = (store: BackendStore, code: string | null) =>
  code === null
    ? undefined
    : store
        .table(giftCardsKey)
        .all()
        .find((card) => isSameCode(card.code, code));

/** One use per account; cancelled orders free their coupon. */
export const isCouponUsed = (store: BackendStore, user: Person | null, { code }: { code: string }): boolean =>
  store
    .table(ordersKey)
    .all()
    .filter(isOwnedBy(user))
    .some(({ coupon, cancelledAt }) => coupon !== null && !cancelledAt && isSameCode(coupon, code));

/** A coupon is good to the end of its last day. */
export const isCouponOver = (store: BackendStore, { expires }: { expires: string | null }): boolean =>
  expires !== null && expires < toDay(new Date(store.now()));

export function readCart(store: BackendStore, user: Person | null): Cart {
  const basket = basketOf(store, user);
  const coupon = findCoupon(store, basket.coupon);
  const giftCard = findGiftCard(store, basket.giftCard);
  return {
    products: listCart(store, user),
    coupon: coupon && !isCouponOver(store, coupon) && !isCouponUsed(store, user, coupon) ? withoutId(coupon) : null,
    giftCard: giftCard && giftCard.balance > 0 ? withoutId(giftCard) : null,
  };
}

export const withoutId = <T extends { id: number }>({ id: _id, ...rest }: T): Omit<T, 'id'> => rest;
