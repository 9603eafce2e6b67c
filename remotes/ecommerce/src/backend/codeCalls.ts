import {
  answerCall,
  type BackendCall,
  type BackendStore,
  Done,
  done,
  ok,
  type Person,
  type Rejection,
  rejectField,
} from '@atrium/backend';
import { calls } from '../api/calls';
import { CodeToUse, CouponAnswer, GiftCardAnswer } from '../api/schemas';
import { isBelowMinimum } from '../model/orderTotals';
import { basketOf, findCoupon, findGiftCard, isCouponOver, isCouponUsed, listCart, withoutId } from './cart';
import { basketsKey, codeTriesKey, ownerOf } from './tables';

const maxTries = 8;
const span = 10 * 60_000;

function currentTries(store: BackendStore, user: Person | null) {
  const tries = store.table(codeTriesKey).get(ownerOf(user));
  return tries && store.now() - tries.since < span ? tries : { id: ownerOf(user), count: 0, since: store.now() };
}

/** Rejects any code after too many unknown ones, against guessing. */
const rejectGuesser = (store: BackendStore, user: Person | null): Rejection | null =>
  currentTries(store, user).count < maxTries
    ? null
    : rejectField('code', 'Too many unknown codes. Try again in ten minutes.', 'tooMany');

function rejectUnknownCode(store: BackendStore, user: Person | null, message: string): Rejection {
  const tries = currentTries(store, user);
  store.table(codeTriesKey).put({ ...tries, count: tries.count + 1 });
  return rejectField('code', message, 'unknown');
}

const action = 'create';

export const codeCalls: BackendCall[] = [
  answerCall(calls.useCoupon, {
    summary: 'Take a coupon off the next order',
    notes:
      'Codes count in any case. One that is unknown, over, used before by the account, or for dearer orders is refused, with a code that says so; so is any code within ten minutes of eight unknown ones.',
    input: CodeToUse,
    answer: CouponAnswer,
    action,
    keepsRejection: true,
    handle(store, { input: { code }, user }) {
      const rejection = rejectGuesser(store, user);
      if (rejection) return rejection;
      const coupon = findCoupon(store, code);
      if (!coupon) return rejectUnknownCode(store, user, 'There is no such coupon.');
      if (isCouponOver(store, coupon)) return rejectField('code', 'This coupon has expired.', 'expired');
      if (isCouponUsed(store, user, coupon)) return rejectField('code', 'You have used this coupon.', 'used');
      if (isBelowMinimum(listCart(store, user), coupon))
        return rejectField('code', `This coupon counts from €${coupon.least}.`, 'belowLeast');
      store.table(basketsKey).put({ ...basketOf(store, user), coupon: coupon.code });
      return ok({ coupon: withoutId(coupon) });
    },
  }),
  answerCall(calls.dropCoupon, {
    summary: 'Keep the coupon for another time',
    answer: Done,
    action,
    handle(store, { user }) {
      store.table(basketsKey).put({ ...basketOf(store, user), coupon: null });
      return done();
    },
  }),
  answerCall(calls.useGiftCard, {
    summary: 'Pay the next order with a gift card, as far as it reaches',
    notes: 'Unknown codes count together with those of coupons.',
    input: CodeToUse,
    answer: GiftCardAnswer,
    action,
    keepsRejection: true,
    handle(store, { input: { code }, user }) {
      const rejection = rejectGuesser(store, user);
      if (rejection) return rejection;
      const giftCard = findGiftCard(store, code);
      if (!giftCard) return rejectUnknownCode(store, user, 'There is no such gift card.');
      if (giftCard.balance === 0) return rejectField('code', 'Nothing is left on this gift card.', 'empty');
      store.table(basketsKey).put({ ...basketOf(store, user), giftCard: giftCard.code });
      return ok({ giftCard: withoutId(giftCard) });
    },
  }),
  answerCall(calls.dropGiftCard, {
    summary: 'Keep the gift card for another time',
    answer: Done,
    action,
    handle(store, { user }) {
      store.table(basketsKey).put({ ...basketOf(store, user), giftCard: null });
      return done();
    },
  }),
];
