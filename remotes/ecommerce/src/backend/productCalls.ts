import { answerCall, type BackendCall, created, Done, done, ok, unknown } from '@atrium/backend';
import { calls } from '../api/calls';
import { ProductAnswer, ProductFacets, ProductPage, ProductPlace, ProductQuery, ProductSlug } from '../api/schemas';
import { findProduct, listProducts, readDetail, readFacets, readMarks } from './products';
import { findStockWait } from './stock';
import { ownerOf, productsTable, stockWaitsTable } from './tables';

export const stockCalls: BackendCall[] = [
  answerCall(calls.awaitStock, {
    summary: 'Ask to hear of it once there is a product in a colour again; again changes nothing',
    notes: 'The bell says so once, and the wish is met. Of what can be had it has nothing to say.',
    input: ProductPlace,
    answer: Done,
    success: [201],
    rejections: [404],
    async handle(store, { input: { productId, color }, user }) {
      const product = await store.table(productsTable).get(productId);
      if (!product?.colorOptions.includes(color)) return unknown('product');
      const waits = store.table(stockWaitsTable);
      if (!(await findStockWait(store, user, { productId, color })))
        await waits.put({ id: await waits.nextId(), owner: ownerOf(user), productId, color });
      return created({});
    },
  }),
  answerCall(calls.forgetStock, {
    summary: 'Hear no more of a product that is sold out',
    input: ProductPlace,
    answer: Done,
    action: 'create',
    async handle(store, { input, user }) {
      const wait = await findStockWait(store, user, input);
      if (wait) await store.table(stockWaitsTable).delete(wait.id);
      return done();
    },
  }),
];

export const productCalls: BackendCall[] = [
  answerCall(calls.getProducts, {
    summary: 'A page of the products that match, the highest id first unless sorted by price or rating',
    notes:
      'q looks into name and brand. brand, category and id may be given more than once; rating is the least; stock is `in` for what can be had.',
    input: ProductQuery,
    answer: ProductPage,
    async handle(store, { input, user }) {
      const [{ rows, total }, { wishlist, cart, toProduct }] = await Promise.all([
        listProducts(store, input),
        readMarks(store, user),
      ]);
      return ok({
        products: rows.map(toProduct),
        total,
        userWishlist: wishlist.map(({ id, productId }) => ({ id, productId })),
        userCart: cart.map(({ id, productId, qty }) => ({ id, productId, qty })),
      });
    },
  }),
  answerCall(calls.getFacets, {
    summary: 'Brands, categories, ratings, prices and stock of all products, for the filters',
    answer: ProductFacets,
    handle: async (store) => ok(await readFacets(store)),
  }),
  answerCall(calls.getProduct, {
    summary: 'One product, by its id or its slug',
    input: ProductSlug,
    answer: ProductAnswer,
    rejections: [404],
    async handle(store, { input, user }) {
      const product = await findProduct(store, input.id);
      return product ? ok({ product: await readDetail(store, user, product) }) : unknown('product');
    },
  }),
];
