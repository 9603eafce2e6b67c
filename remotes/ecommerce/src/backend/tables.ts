import type { TableKey } from 'shared/backend';
import type { CartLine, Order, ProductDetail, WishlistEntry } from '../api/schemas';

export type StoredProduct = Omit<ProductDetail, 'isInWishlist' | 'isInCart'>;

/** What is drawn when a line is added, and then fixed. */
export type StoredCartLine = { id: number; productId: number } & Pick<
  CartLine,
  'qty' | 'shippingDate' | 'offers' | 'discountPercentage'
>;

export const productsKey: TableKey<StoredProduct> = { name: 'products' };
export const cartKey: TableKey<StoredCartLine> = { name: 'cart' };
export const wishlistKey: TableKey<WishlistEntry> = { name: 'wishlist' };
export const ordersKey: TableKey<Order> = { name: 'orders' };
