import { answerCall, type BackendCall, created, Done, done, getPage, ok, unknown } from '@atrium/backend';
import { calls } from '../api/calls';
import { ProductAnswer, ProductFacets, ProductPage, ProductPlace, ProductQuery, ProductSlug } from '../api/schemas';
import { ownLines } from './cart';
import { createMarks, findProduct, getFacets, listProducts } from './products';
import { findStockWait } from './stock';
import { isOwnedBy, ownerOf, productsKey, stockWaitsKey, wishlistKey } from './tables';

export const stockCalls: BackendCall[] = [
  answerCall(calls.awaitStock, {
    summary: 'Ask to hear of it once there is a product in a colour again; again changes nothing',
    notes: 'The bell says so once, and the wish is met. Of what can be had it has nothing to say.',
    input: ProductPlace,
    answer: Done,
    success: [201],
    rejections: [404],
    handle(store, { input: { productId, color }, user }) {
      if (!store.table(productsKey).get(productId)?.colorOptions.includes(color)) return unknown('product');
      const waits = store.table(stockWaitsKey);
      if (!findStockWait(store, user, { productId, color }))
        waits.put({ id: waits.nextId(), owner: ownerOf(user), productId, color });
      return created({});
    },
  }),
  answerCall(calls.forgetStock, {
    summary: 'Hear no more of a product that is sold out',
    input: ProductPlace,
    answer: Done,
    action: 'create',
    handle(store, { input, user }) {
      const wait = findStockWait(store, user, input);
      if (wait) store.table(stockWaitsKey).delete(wait.id);
      return done();
    },
  }),
];

const defaultPerPage = 9;

export const productCalls: BackendCall[] = [
  answerCall(calls.getProducts, {
    summary: 'A page of the products that match, the highest id first unless sorted by price or rating',
    notes:
      'q looks into name and brand. brand, category and id may be given more than once; rating is the least; stock is `in` for what can be had.',
    input: ProductQuery,
    answer: ProductPage,
    handle(store, { input, user }) {
      const found = listProducts(store, input);
      return ok({
        products: getPage(found, input, defaultPerPage).map(createMarks(store, user).toProduct),
        total: found.length,
        userWishlist: store
          .table(wishlistKey)
          .all()
          .filter(isOwnedBy(user))
          .map(({ id, productId }) => ({ id, productId })),
        userCart: ownLines(store, user).map(({ id, productId, qty }) => ({ id, productId, qty })),
      });
    },
  }),
  answerCall(calls.getFacets, {
    summary: 'Brands, categories, ratings, prices and stock of all products, for the filters',
    answer: ProductFacets,
    handle: (store) => ok(getFacets(store.table(productsKey).all())),
  }),
  answerCall(calls.getProduct, {
    summary: 'One product, by its id or its slug',
    input: ProductSlug,
    answer: ProductAnswer,
    rejections: [404],
    handle(store, { input, user }) {
      const product = findProduct(store, input.id);
      return product ? ok({ product: createMarks(store, user).toDetail(product) }) : unknown('product');
    },
  }),
];
