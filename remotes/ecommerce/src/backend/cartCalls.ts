import { answerCall, type BackendCall, created, Done, done, ok, unknown } from 'shared/backend';
import { calls } from '../api/calls';
import { Cart, CartQuantity, ProductId } from '../api/schemas';
import { createCartLine, findCartLine, listCart } from './cart';
import { cartKey, productsKey } from './tables';

export const cartCalls: BackendCall[] = [
  answerCall(calls.getCart, {
    summary: 'The cart, in the order of adding',
    answer: Cart,
    handle: (store) => ok({ products: listCart(store) }),
  }),
  answerCall(calls.addToCart, {
    summary: 'Put a product into the cart; again changes nothing',
    notes:
      'Shipping date (1 to 8 days ahead), offers (1 to 4) and discount (3 to 20 percent) are drawn once, and then fixed.',
    input: ProductId,
    answer: Done,
    success: [201],
    refusals: [404],
    handle(store, { input: { productId } }) {
      if (!store.table(productsKey).get(productId)) return unknown('product');
      if (!findCartLine(store, productId)) store.table(cartKey).put(createCartLine(store, productId));
      return created({});
    },
  }),
  answerCall(calls.setQuantity, {
    summary: 'Set how many of a product are in the cart, 1 to 99',
    input: CartQuantity,
    answer: Done,
    refusals: [404],
    handle(store, { input: { productId, qty } }) {
      const line = findCartLine(store, productId);
      if (!line) return unknown('product in the cart');
      store.table(cartKey).put({ ...line, qty });
      return done();
    },
  }),
  answerCall(calls.removeFromCart, {
    summary: 'Take a product out of the cart',
    input: ProductId,
    answer: Done,
    refusals: [404],
    handle(store, { input: { productId } }) {
      const line = findCartLine(store, productId);
      if (!line) return unknown('product in the cart');
      store.bin(cartKey, line.id);
      return done();
    },
  }),
];
