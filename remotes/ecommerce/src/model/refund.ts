import type { Order, OrderLine, ReturnedPieces } from '../api/schemas';
import { fromCents, toCents } from './orderTotals';

type Bought = Pick<Order, 'lines' | 'couponAmount' | 'total' | 'due' | 'returns'>;

const daysToRefund = 7;

const isOf =
  ({ productId, color }: Pick<OrderLine, 'productId' | 'color'>) =>
  (other: Pick<OrderLine, 'productId' | 'color'>): boolean =>
    other.productId === productId && other.color === color;

const countOf = (pieces: readonly ReturnedPieces[], line: OrderLine): number =>
  pieces.filter(isOf(line)).reduce((sum, { qty }) => sum + qty, 0);

const returnedPieces = ({ returns = [] }: Pick<Order, 'returns'>): ReturnedPieces[] =>
  returns.flatMap(({ lines }) => lines);

export const piecesLeft = (order: Pick<Order, 'returns'>, line: OrderLine): number =>
  line.qty - countOf(returnedPieces(order), line);

export const allPiecesLeft = (order: Pick<Order, 'lines' | 'returns'>): ReturnedPieces[] =>
  order.lines
    .map((line) => ({ productId: line.productId, color: line.color, qty: piecesLeft(order, line) }))
    .filter(({ qty }) => qty > 0);

export const isReturnable = (order: Pick<Order, 'lines' | 'returns'>, pieces: readonly ReturnedPieces[]): boolean =>
  pieces.length > 0 &&
  pieces.every((some) => {
    const line = order.lines.find(isOf(some));
    return !!line && pieces.filter(isOf(some)).length === 1 && some.qty <= piecesLeft(order, line);
  });

/** The last piece includes the delivery cost. */
function worthOf({ lines, couponAmount, total }: Bought, pieces: readonly ReturnedPieces[]): number {
  if (lines.every((line) => countOf(pieces, line) === line.qty)) return toCents(total);
  const goods = lines.reduce((sum, { amount }) => sum + toCents(amount), 0);
  const back = lines.reduce(
    (sum, line) => sum + Math.round((toCents(line.amount) * countOf(pieces, line)) / line.qty),
    0,
  );
  return back - Math.round((toCents(couponAmount) * back) / Math.max(1, goods));
}

/**
 * Refund for pieces, beyond earlier ones: first payments, then the gift card. In steps or at once, all pieces refund
 * the total, to the cent.
 */
export function refundOf(order: Bought, pieces: readonly ReturnedPieces[]): { amount: number; giftCardAmount: number } {
  const returned = returnedPieces(order);
  const [before, after] = [worthOf(order, returned), worthOf(order, [...returned, ...pieces])];
  const onCard = (worth: number) => Math.max(0, worth - toCents(order.due));
  return { amount: fromCents(after - before), giftCardAmount: fromCents(onCard(after) - onCard(before)) };
}

export const refundedOf = ({ returns = [] }: Pick<Order, 'returns'>): number =>
  fromCents(returns.reduce((sum, { amount }) => sum + toCents(amount), 0));

/** True if a return has arrived and was refunded. */
export const isRefunded = ({ at }: { at: string }, now: number): boolean =>
  now >= Date.parse(at) + daysToRefund * 24 * 60 * 60_000;
