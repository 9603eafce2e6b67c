import { answerCall, type BackendCall, created, Done, done, unknown } from '@atrium/backend';
import { calls } from '../api/calls';
import { ProductPlace } from '../api/schemas';
import { ownerOf } from './owner';
import { findStockWait } from './stock';
import { productsKey, stockWaitsKey } from './tables';

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
