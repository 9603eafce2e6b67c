import type { Person, TableKey } from '@atrium/backend';
import type {
  CartLine,
  ColorOption,
  Coupon,
  GiftCard,
  Order,
  ProductDetail,
  Review,
  SavedAddress,
  WishlistEntry,
} from '../api/schemas';

/** Account of calls without a token. */
export const demoOwner = 1;

export const ownerOf = (user: Pick<Person, 'id'> | null): number => user?.id ?? demoOwner;

export const isOwnedBy =
  (user: Pick<Person, 'id'> | null) =>
  ({ owner }: { owner: number | null }): boolean =>
    owner === ownerOf(user);

export type StoredProduct = Omit<ProductDetail, 'isInWishlist' | 'isInCart' | 'left' | 'awaited'>;

interface Owned {
  id: number;
  owner: number;
}

/** `place`: product and colour. */
export type StoredCartLine = Owned & { productId: number; place: string } & Pick<
    CartLine,
    'color' | 'qty' | 'shippingDate' | 'offers' | 'discountPercentage'
  >;

export type StockWait = Owned & { productId: number; color: ColorOption };

/** The id is the person's. */
export interface Basket {
  id: number;
  coupon: string | null;
  giftCard: string | null;
}

/** Failed code attempts and their start; the id is the person's. */
interface CodeTries {
  id: number;
  count: number;
  since: number;
}

/** Review; those of the seed have no account. */
export type StoredReview = Omit<Review, 'isOwn'> & { productId: number; owner: number | null };

export type StoredOrder = Order & Owned;

export const productsKey: TableKey<StoredProduct> = { name: 'products' };
export const reviewsKey: TableKey<StoredReview> = { name: 'productReviews' };
export const stockWaitsKey: TableKey<StockWait> = { name: 'stockWaits' };
export const cartKey: TableKey<StoredCartLine> = { name: 'cart' };
export const basketsKey: TableKey<Basket> = { name: 'baskets' };
export const codeTriesKey: TableKey<CodeTries> = { name: 'codeTries' };
export const wishlistKey: TableKey<WishlistEntry & Owned> = { name: 'wishlist' };
export const addressesKey: TableKey<SavedAddress & Owned> = { name: 'addresses' };
export const couponsKey: TableKey<Coupon & { id: number }> = { name: 'coupons' };
export const giftCardsKey: TableKey<GiftCard & { id: number }> = { name: 'giftCards' };
export const ordersKey: TableKey<StoredOrder> = { name: 'orders' };
