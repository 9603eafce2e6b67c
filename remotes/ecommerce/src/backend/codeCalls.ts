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
import { findCoupon, findGiftCard, isCouponOver, isCouponUsed, listCart, readBasket, withoutId } from './cart';
import { basketsTable, codeTriesTable, ownerOf } from './tables';

const maxTries = 8;
const span = 10 * 60_000;

async function readTries(store: BackendStore, user: Person | null) {
  const tries = await store.table(codeTriesTable).get(ownerOf(user));
  return tries && store.now() - tries.since < span ? tries : { id: ownerOf(user), count: 0, since: store.now() };
}

/** Rejects any code after too many unknown ones, against guessing. */
const rejectGuesser = async (store: BackendStore, user: Person | null): Promise<Rejection | null> =>
  (await readTries(store, user)).count < maxTries
    ? null
    : rejectField('code', 'Too many unknown codes. Try again in ten minutes.', 'tooMany');

async function rejectUnknownCode(store: BackendStore, user: Person | null, message: string): Promise<Rejection> {
  const tries = await readTries(store, user);
  await store.table(codeTriesTable).put({ ...tries, count: tries.count + 1 });
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
    async handle(store, { input: { code }, user }) {
      const rejection = await rejectGuesser(store, user);
      if (rejection) return rejection;
      const coupon = await findCoupon(store, code);
      if (!coupon) return rejectUnknownCode(store, user, 'There is no such coupon.');
      if (isCouponOver(store, coupon)) return rejectField('code', 'This coupon has expired.', 'expired');
      if (await isCouponUsed(store, user, code)) return rejectField('code', 'You have used this coupon.', 'used');
      if (isBelowMinimum(await listCart(store, user), coupon))
        return rejectField('code', `This coupon counts from €${coupon.least}.`, 'belowLeast');
      await store.table(basketsTable).put({ ...(await readBasket(store, user)), coupon: coupon.code });
      return ok({ coupon: withoutId(coupon) });
    },
  }),
  answerCall(calls.dropCoupon, {
    summary: 'Keep the coupon for another time',
    answer: Done,
    action,
    async handle(store, { user }) {
      await store.table(basketsTable).put({ ...(await readBasket(store, user)), coupon: null });
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
    async handle(store, { input: { code }, user }) {
      const rejection = await rejectGuesser(store, user);
      if (rejection) return rejection;
      const giftCard = await findGiftCard(store, code);
      if (!giftCard) return rejectUnknownCode(store, user, 'There is no such gift card.');
      if (giftCard.balance === 0) return rejectField('code', 'Nothing is left on this gift card.', 'empty');
      await store.table(basketsTable).put({ ...(await readBasket(store, user)), giftCard: giftCard.code });
      return ok({ giftCard: withoutId(giftCard) });
    },
  }),
  answerCall(calls.dropGiftCard, {
    summary: 'Keep the gift card for another time',
    answer: Done,
    action,
    async handle(store, { user }) {
      await store.table(basketsTable).put({ ...(await readBasket(store, user)), giftCard: null });
      return done();
    },
  }),
];
