import { answerCall, type BackendCall, created, refuse } from 'shared/backend';
import { calls } from '../api/calls';
import { OrderAnswer, OrderToPlace } from '../api/schemas';
import { listCart } from './cart';
import { createOrder } from './order';
import { cartKey, ordersKey } from './tables';

export const orderCalls: BackendCall[] = [
  answerCall(calls.placeOrder, {
    summary: 'Order what is in the cart, which is then empty',
    notes:
      'Each line costs price times quantity, less its discount rounded to the cent. Delivery costs 4.90, or nothing from 50 on or where all of it ships free.',
    input: OrderToPlace,
    answer: OrderAnswer,
    success: [201],
    refusals: [400],
    endsRows: true,
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
