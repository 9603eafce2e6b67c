import {
  and,
  answerCall,
  type BackendCall,
  type BackendStore,
  created,
  Done,
  done,
  eq,
  ok,
  type Person,
  unknown,
} from '@atrium/backend';
import { calls } from '../api/calls';
import { ProductId, Wishlist } from '../api/schemas';
import { readMarks } from './products';
import { ownedBy, ownerOf, productsTable, wishlistTable } from './tables';

const findWished = (store: BackendStore, user: Person | null, productId: number) =>
  store.table(wishlistTable).first({ where: and(ownedBy(user), eq('productId', productId)) });

export const wishlistCalls: BackendCall[] = [
  answerCall(calls.getWishlist, {
    summary: 'The wishlist, in the order of adding',
    answer: Wishlist,
    async handle(store, { user }) {
      const { wishlist, toProduct } = await readMarks(store, user);
      const found = await store.table(productsTable).getMany(wishlist.map(({ productId }) => productId));
      const products = new Map(found.map((product) => [product.id, toProduct(product)]));
      return ok({ products: wishlist.flatMap(({ productId }) => products.get(productId) ?? []) });
    },
  }),
  answerCall(calls.addToWishlist, {
    summary: 'Put a product on the wishlist; again changes nothing',
    input: ProductId,
    answer: Done,
    success: [201],
    rejections: [404],
    async handle(store, { input: { productId }, user }) {
      if (!(await store.table(productsTable).get(productId))) return unknown('product');
      const wishlist = store.table(wishlistTable);
      if (!(await findWished(store, user, productId)))
        await wishlist.put({ id: await wishlist.nextId(), owner: ownerOf(user), productId });
      return created({});
    },
  }),
  answerCall(calls.removeFromWishlist, {
    summary: 'Take a product off the wishlist',
    input: ProductId,
    answer: Done,
    rejections: [404],
    async handle(store, { input: { productId }, user }) {
      const entry = await findWished(store, user, productId);
      if (!entry) return unknown('product on the wishlist');
      await store.bin(wishlistTable, entry.id);
      return done();
    },
  }),
];
