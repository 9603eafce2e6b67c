import { answerCall, type BackendCall, Done, done, ok, rejectField } from '@atrium/backend';
import { calls } from '../api/calls';
import { CodeToUse, CouponAnswer, GiftCardAnswer } from '../api/schemas';
import { isBelowLeast } from '../model/orderTotals';
import { basketOf, findCoupon, findGiftCard, isCouponOver, isCouponUsed, listCart, withoutId } from './cart';
import { rejectGuesser, rejectUnknownCode } from './codeTries';
import { basketsKey } from './tables';

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
      if (isBelowLeast(listCart(store, user), coupon))
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
