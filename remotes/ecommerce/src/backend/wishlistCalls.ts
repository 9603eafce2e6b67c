import { answerCall, type BackendCall, created, Done, done, ok, unknown } from '@atrium/backend';
import { calls } from '../api/calls';
import { ProductId, Wishlist } from '../api/schemas';
import { isOwnedBy, ownerOf } from './owner';
import { createMarks } from './products';
import { productsKey, wishlistKey } from './tables';

export const wishlistCalls: BackendCall[] = [
  answerCall(calls.getWishlist, {
    summary: 'The wishlist, in the order of adding',
    answer: Wishlist,
    handle(store, { user }) {
      const wished = store
        .table(wishlistKey)
        .all()
        .filter(isOwnedBy(user))
        .flatMap(({ productId }) => store.table(productsKey).get(productId) ?? []);
      return ok({ products: wished.map(createMarks(store, user).toProduct) });
    },
  }),
  answerCall(calls.addToWishlist, {
    summary: 'Put a product on the wishlist; again changes nothing',
    input: ProductId,
    answer: Done,
    success: [201],
    rejections: [404],
    handle(store, { input: { productId }, user }) {
      if (!store.table(productsKey).get(productId)) return unknown('product');
      const wishlist = store.table(wishlistKey);
      const isWished = wishlist
        .all()
        .filter(isOwnedBy(user))
        .some((entry) => entry.productId === productId);
      if (!isWished) wishlist.put({ id: wishlist.nextId(), owner: ownerOf(user), productId });
      return created({});
    },
  }),
  answerCall(calls.removeFromWishlist, {
    summary: 'Take a product off the wishlist',
    input: ProductId,
    answer: Done,
    rejections: [404],
    handle(store, { input: { productId }, user }) {
      const entry = store
        .table(wishlistKey)
        .all()
        .filter(isOwnedBy(user))
        .find((wished) => wished.productId === productId);
      if (!entry) return unknown('product on the wishlist');
      store.bin(wishlistKey, entry.id);
      return done();
    },
  }),
];
