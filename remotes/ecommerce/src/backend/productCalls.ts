import { answerCall, type BackendCall, getPage, ok, unknown } from '@atrium/backend';
import { calls } from '../api/calls';
import { ProductAnswer, ProductFacets, ProductPage, ProductQuery, ProductSlug } from '../api/schemas';
import { ownLines } from './cart';
import { isOwnedBy } from './owner';
import { createMarks, findProduct, getFacets, listProducts } from './products';
import { productsKey, wishlistKey } from './tables';

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
