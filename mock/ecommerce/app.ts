import {
  Cart,
  CartQuantity,
  call,
  Done,
  type MockApp,
  type MockCall,
  OrderAnswer,
  OrderToPlace,
  ProductAnswer,
  ProductChoice,
  ProductFacets,
  ProductPage,
  ProductPath,
  ProductQuery,
  ProductSlug,
  Wishlist,
} from 'shared/api';
import * as z from 'zod/mini';
import { created, done, ok, refuse, unknown } from '../core/answer';
import { getPage } from '../core/list';
import { createCartLine, findCartLine, listCart } from './cart';
import { createOrder } from './order';
import { createMarks, findProduct, getFacets, listProducts } from './products';
import { cartKey, ordersKey, productsKey, wishlistKey } from './tables';

const defaultPerPage = 9;

const productCalls: MockCall[] = [
  call({
    method: 'GET',
    path: '/apps/ecommerce/products',
    summary: 'A page of the products that match, the highest id first unless sorted by price',
    notes: 'q looks into name and brand. brand and category may be given more than once; rating is the least.',
    input: ProductQuery,
    answer: ProductPage,
    handle(store, { input }) {
      const found = listProducts(store, input);
      return ok({
        products: getPage(found, input, defaultPerPage).map(createMarks(store).toProduct),
        total: found.length,
        userWishlist: [...store.table(wishlistKey).all()],
        userCart: store
          .table(cartKey)
          .all()
          .map(({ id, productId, qty }) => ({ id, productId, qty })),
      });
    },
  }),
  call({
    method: 'GET',
    path: '/apps/ecommerce/facets',
    summary: 'Brands, categories, ratings and prices of all products, for the filters',
    answer: ProductFacets,
    handle: (store) => ok(getFacets(store.table(productsKey).all())),
  }),
  call({
    method: 'GET',
    path: '/apps/ecommerce/products/{id}',
    summary: 'One product, by its id or its slug',
    input: ProductSlug,
    answer: ProductAnswer,
    refusals: [404],
    handle(store, { input }) {
      const product = findProduct(store, input.id);
      return product ? ok({ product: createMarks(store).toDetail(product) }) : unknown('product');
    },
  }),
];

const wishlistCalls: MockCall[] = [
  call({
    method: 'GET',
    path: '/apps/ecommerce/wishlist',
    summary: 'The wishlist, in the order of adding',
    answer: Wishlist,
    handle(store) {
      const wished = store
        .table(wishlistKey)
        .all()
        .flatMap(({ productId }) => store.table(productsKey).get(productId) ?? []);
      return ok({ products: wished.map(createMarks(store).toProduct) });
    },
  }),
  call({
    method: 'POST',
    path: '/apps/ecommerce/wishlist',
    summary: 'Put a product on the wishlist; again changes nothing',
    input: ProductChoice,
    answer: Done,
    success: [201],
    refusals: [404],
    handle(store, { input: { productId } }) {
      if (!store.table(productsKey).get(productId)) return unknown('product');
      const wishlist = store.table(wishlistKey);
      const isWished = wishlist.all().some((entry) => entry.productId === productId);
      if (!isWished) wishlist.put({ id: wishlist.nextId(), productId });
      return created({});
    },
  }),
  call({
    method: 'DELETE',
    path: '/apps/ecommerce/wishlist/{productId}',
    summary: 'Take a product off the wishlist',
    input: ProductPath,
    answer: Done,
    refusals: [404],
    handle(store, { input: { productId } }) {
      const entry = store
        .table(wishlistKey)
        .all()
        .find((wished) => wished.productId === productId);
      if (!entry) return unknown('product on the wishlist');
      store.bin(wishlistKey, entry.id);
      return done();
    },
  }),
];

const cartCalls: MockCall[] = [
  call({
    method: 'GET',
    path: '/apps/ecommerce/cart',
    summary: 'The cart, in the order of adding',
    answer: Cart,
    handle: (store) => ok({ products: listCart(store) }),
  }),
  call({
    method: 'POST',
    path: '/apps/ecommerce/cart',
    summary: 'Put a product into the cart; again changes nothing',
    notes:
      'Shipping date (1 to 8 days ahead), offers (1 to 4) and discount (3 to 20 percent) are drawn once, and then fixed.',
    input: ProductChoice,
    answer: Done,
    success: [201],
    refusals: [404],
    handle(store, { input: { productId } }) {
      if (!store.table(productsKey).get(productId)) return unknown('product');
      if (!findCartLine(store, productId)) store.table(cartKey).put(createCartLine(store, productId));
      return created({});
    },
  }),
  call({
    method: 'POST',
    path: '/apps/ecommerce/cart/{productId}',
    summary: 'Set how many of a product are in the cart, 1 to 99',
    input: z.extend(CartQuantity, ProductPath.shape),
    answer: Done,
    refusals: [404],
    handle(store, { input: { productId, qty } }) {
      const line = findCartLine(store, productId);
      if (!line) return unknown('product in the cart');
      store.table(cartKey).put({ ...line, qty });
      return done();
    },
  }),
  call({
    method: 'DELETE',
    path: '/apps/ecommerce/cart/{productId}',
    summary: 'Take a product out of the cart',
    input: ProductPath,
    answer: Done,
    refusals: [404],
    handle(store, { input: { productId } }) {
      const line = findCartLine(store, productId);
      if (!line) return unknown('product in the cart');
      store.bin(cartKey, line.id);
      return done();
    },
  }),
  call({
    method: 'POST',
    path: '/apps/ecommerce/orders',
    summary: 'Order what is in the cart, which is then empty',
    notes:
      'Each line costs price times quantity, less its discount rounded to the cent. Delivery costs 4.90, or nothing from 50 on or where all of it ships free.',
    input: OrderToPlace,
    answer: OrderAnswer,
    success: [201],
    refusals: [400],
    handle(store, { input: { address, paymentMethod } }) {
      const cart = listCart(store);
      if (cart.length === 0) return refuse(400, 'The cart is empty');
      const orders = store.table(ordersKey);
      const order = createOrder(orders.nextId(), store.now(), cart, address, paymentMethod);
      orders.put(order);
      for (const { id } of store.table(cartKey).all()) store.table(cartKey).delete(id);
      return created({ order });
    },
  }),
];

export const ecommerceApp: MockApp = {
  id: 'ecommerce',
  subject: 'Product',
  tables: [productsKey, cartKey, wishlistKey, ordersKey],
  seed: async () => (await import(/* webpackChunkName: "mock-ecommerce" */ '../seed/ecommerce.json')).default,
  calls: [...productCalls, ...wishlistCalls, ...cartCalls],
};
