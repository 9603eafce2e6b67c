import { defineTable, eq, type Person } from '@atrium/backend';
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

export const ownedBy = (user: Pick<Person, 'id'> | null) => eq('owner', ownerOf(user));

export type StoredProduct = Omit<ProductDetail, 'isInWishlist' | 'isInCart' | 'left' | 'awaited'>;

export interface Owned {
  id: number;
  owner: number;
}

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

export const countPieces = ({ colors }: Pick<StoredProduct, 'colors'>): number =>
  colors.reduce((sum, { left }) => sum + left, 0);

/** Place in a cart. */
export const placeOf = ({ productId, color }: Pick<StoredCartLine, 'productId' | 'color'>): string =>
  `${productId}/${color}`;

/** Code of a coupon or gift card as it is compared. */
export const toCodeKey = (code: string): string => code.trim().toUpperCase();

export const productsTable = defineTable<StoredProduct>()({
  name: 'products',
  columns: { brand: 'text', category: 'text', price: 'number', rating: 'number', reviewCount: 'number' },
  derived: { isInStock: ['boolean', (product) => countPieces(product) > 0] },
  indexes: [
    ['brand', 'id'],
    ['category', 'id'],
    ['price', '-id'],
    ['-price', '-id'],
    ['rating', 'reviewCount', 'id'],
    ['isInStock', 'id'],
  ],
  search: ({ name, brand }) => [name, brand],
});

export const reviewsTable = defineTable<StoredReview>()({
  name: 'productReviews',
  columns: { productId: 'number', owner: 'number', rating: 'number', at: 'moment' },
  indexes: [
    ['productId', 'at', 'id'],
    ['productId', 'rating', 'at', 'id'],
  ],
  unique: [['productId', 'owner']],
});

export const stockWaitsTable = defineTable<StockWait>()({
  name: 'stockWaits',
  columns: { owner: 'number', productId: 'number', color: 'text' },
  indexes: [['productId', 'color', 'id']],
  unique: [['owner', 'productId', 'color']],
});

export const cartTable = defineTable<StoredCartLine>()({
  name: 'cart',
  columns: { owner: 'number', productId: 'number', color: 'text', place: 'text' },
  indexes: [['owner', 'id']],
  unique: [['owner', 'place']],
});

/** Discount of a product for an account: drawn once, and the same whenever it is put into the cart. */
interface Discount extends Owned {
  productId: number;
  percentage: number;
}

export const discountsTable = defineTable<Discount>()({
  name: 'discounts',
  columns: { owner: 'number', productId: 'number' },
  unique: [['owner', 'productId']],
});

export const basketsTable = defineTable<Basket>()({ name: 'baskets' });
export const codeTriesTable = defineTable<CodeTries>()({ name: 'codeTries' });

export const wishlistTable = defineTable<WishlistEntry & Owned>()({
  name: 'wishlist',
  columns: { owner: 'number', productId: 'number' },
  indexes: [['owner', 'id']],
  unique: [['owner', 'productId']],
});

export const addressesTable = defineTable<SavedAddress & Owned>()({
  name: 'addresses',
  columns: { owner: 'number' },
  indexes: [['owner', 'id']],
});

export const couponsTable = defineTable<Coupon & { id: number }>()({
  name: 'coupons',
  derived: { codeKey: ['text', ({ code }) => toCodeKey(code)] },
  unique: [['codeKey']],
});

export const giftCardsTable = defineTable<GiftCard & { id: number }>()({
  name: 'giftCards',
  derived: { codeKey: ['text', ({ code }) => toCodeKey(code)] },
  unique: [['codeKey']],
});

export const ordersTable = defineTable<StoredOrder>()({
  name: 'orders',
  columns: { owner: 'number' },
  /** A cancelled order frees its coupon. */
  derived: { usedCoupon: ['text', ({ coupon, cancelledAt }) => (coupon && !cancelledAt ? toCodeKey(coupon) : null)] },
  indexes: [
    ['owner', 'id'],
    ['owner', 'usedCoupon'],
  ],
});
