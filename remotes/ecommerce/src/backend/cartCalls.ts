import { answerCall, type BackendCall, created, Done, done, ok, rejectField, unknown } from '@atrium/backend';
import { calls } from '../api/calls';
import { Cart, CartItem, CartPlace, CartQuantity } from '../api/schemas';
import { defaultColor, findCartLines, keepDiscount, putCartLine, readCart } from './cart';
import { leftOf } from './stock';
import { cartTable, productsTable } from './tables';

const maxPerLine = 99;

const rejectSoldOut = (left: number) =>
  left === 0
    ? rejectField('productId', 'This is sold out.', 'soldOut')
    : rejectField('qty', `Only ${left} left.`, 'tooMany');

export const cartCalls: BackendCall[] = [
  answerCall(calls.getCart, {
    summary: 'One’s own cart, in the order of adding, with coupon and gift card',
    answer: Cart,
    handle: async (store, { user }) => ok(await readCart(store, user)),
  }),
  answerCall(calls.addToCart, {
    summary: 'Put a product into the cart; again changes nothing, unless it says how many more',
    notes:
      'Shipping date (1 to 8 days ahead) and offers (1 to 4) are drawn once, and then fixed; the discount of a product (3 to 20 percent) is drawn once for each account, and the same whenever it is put in again. Without a colour the first that there is. What is sold out is refused.',
    input: CartItem,
    answer: Done,
    success: [201],
    rejections: [400, 404],
    async handle(store, { input: { productId, color: asked, qty }, user }) {
      const product = await store.table(productsTable).get(productId);
      const color = asked ?? (product && defaultColor(product));
      if (!product || !color || !product.colorOptions.includes(color)) return unknown('product');
      const [line] = await findCartLines(store, user, { productId, color });
      if (line && !qty) return created({});
      const left = leftOf(product, color);
      const wanted = (line?.qty ?? 0) + (qty ?? 1);
      if (wanted > Math.min(left, maxPerLine)) return rejectSoldOut(left);
      await putCartLine(store, user, line, { productId, color, qty: wanted });
      return created({});
    },
  }),
  answerCall(calls.setQuantity, {
    summary: 'Set how many of a product are in the cart, 1 to 99',
    notes: 'More than there are is kept as a wish: the order is refused until it can be met.',
    input: CartQuantity,
    answer: Done,
    rejections: [404],
    async handle(store, { input: { productId, color, qty }, user }) {
      const [line] = await findCartLines(store, user, { productId, color });
      if (!line) return unknown('product in the cart');
      await store.table(cartTable).put({ ...line, qty });
      return done();
    },
  }),
  answerCall(calls.removeFromCart, {
    summary: 'Take a product out of the cart: one colour of it, or all',
    input: CartPlace,
    answer: Done,
    rejections: [404],
    async handle(store, { input, user }) {
      const lines = await findCartLines(store, user, input);
      if (lines.length === 0) return unknown('product in the cart');
      for (const line of lines) {
        // Lines of earlier releases are not in the table of discounts.
        await keepDiscount(store, line.owner, line);
        await store.bin(cartTable, line.id);
      }
      return done();
    },
  }),
];
