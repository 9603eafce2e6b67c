import {
  answerCall,
  type BackendCall,
  type BackendStore,
  notificationTopic,
  ok,
  type Person,
  reject,
  rejectField,
  saleTopic,
  toDay,
  unknown,
} from '@atrium/backend';
import { calls } from '../api/calls';
import { OrderAnswer, OrderId, OrderToReturn } from '../api/schemas';
import { reversalOf } from '../model/orderStage';
import { allPiecesLeft, isReturnable } from '../model/refund';
import { cancelOrder, countOrder, findOrder, returnPieces, toOrder } from './order';
import { mailOrder, mailTopic } from './orderMail';
import type { StoredOrder } from './tables';

const today = (store: BackendStore): string => toDay(new Date(store.now()));

/** Topics: the dashboards, and people waiting for stock. */
const reversalTopics = [saleTopic, notificationTopic, mailTopic];

/** Notifies everybody of a reversed order, or a part of it. */
async function reverse(store: BackendStore, user: Person | null, stored: StoredOrder, kind: 'cancelled' | 'returned') {
  const order = toOrder(stored);
  countOrder(store, order);
  await mailOrder(store, user, order, kind);
  return ok({ order });
}

export const reversalCalls: BackendCall[] = [
  answerCall(calls.cancelOrder, {
    summary: 'Take an order back before it is sent',
    notes:
      'Its pieces, its coupon and what it took from a gift card can be used again. What is sent is 400 with `sent`.',
    input: OrderId,
    answer: OrderAnswer,
    action: 'create',
    rejections: [400, 404],
    sends: reversalTopics,
    async handle(store, { input: { id }, user }) {
      const order = await findOrder(store, user, id);
      if (!order) return unknown('order');
      if (reversalOf(order, today(store)) !== 'cancel')
        return reject(400, 'This order can no longer be cancelled.', 'sent');
      return reverse(store, user, await cancelOrder(store, order), 'cancelled');
    },
  }),
  answerCall(calls.returnOrder, {
    summary: 'Send an order back, or pieces of it, within 30 days of its arrival',
    notes:
      'Each piece brings back what it cost less its part of the coupon, the last one the delivery too; what was paid comes back first, then what a gift card had paid. At any other time it is 400 with `notNow`.',
    input: OrderToReturn,
    answer: OrderAnswer,
    action: 'create',
    rejections: [400, 404],
    sends: reversalTopics,
    async handle(store, { input: { id, lines }, user }) {
      const order = await findOrder(store, user, id);
      if (!order) return unknown('order');
      if (reversalOf(order, today(store)) !== 'return')
        return reject(400, 'This order is not there yet, or was there too long ago.', 'notNow');
      const pieces = lines ?? allPiecesLeft(order);
      if (!isReturnable(order, pieces)) return rejectField('lines', 'Not that many are left to return.', 'tooMany');
      return reverse(store, user, await returnPieces(store, order, pieces), 'returned');
    },
  }),
];
