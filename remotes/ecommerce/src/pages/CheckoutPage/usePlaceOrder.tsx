import { readApiError, useRuntime } from '@atrium/sdk';
import { Alert, useFormat } from '@atrium/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePlaceOrderMutation } from '../../api/ordersApi';
import type { Order, OrderToPlace, OrderTotals } from '../../api/schemas';
import { stepPath } from '../../model/checkout';
import { readQuote } from '../../model/quote';
import { useIsolate } from '../../components/Money/useIsolate';

/** Orders for the total that is shown, and says why an order is refused. */
export function usePlaceOrder({ total, due }: OrderTotals, onOrdered: (order: Order) => void) {
  const { languages } = useRuntime();
  const [placeOrder, { isLoading, error }] = usePlaceOrderMutation();
  const place = async (order: Omit<OrderToPlace, 'shown' | 'language'>) => {
    const { data } = await placeOrder({ ...order, shown: { total, due }, language: languages.get() });
    if (data) onOrdered(data);
  };
  return { place, isLoading, refusal: error && <Refusal error={error} /> };
}

function Refusal({ error }: { error: unknown }) {
  const { t } = useTranslation('ecommerce');
  const { money, list } = useFormat();
  const isolate = useIsolate();
  const { message, codes, newer } = readApiError(error);
  const say = (title: string, description: ReactNode) => <Alert type="error" title={title} description={description} />;
  const quote = readQuote(newer);
  if (quote && quote.short.length > 0)
    return say(t('order.short'), t('order.shortText', { names: list(quote.short.map(({ name }) => isolate(name))) }));
  if (quote) return say(t('order.refused', { total: isolate(money(quote.totals.due)) }), t('order.refusedText'));
  if (codes.card === 'declined') return say(t('payment.declined'), t('payment.declinedText'));
  if (codes.card === 'expired') return say(t('payment.declined'), t('card.expired'));
  if (codes.phone || codes.postcode)
    return say(t('address.wrong'), <Link to={stepPath('address')}>{t('checkout.changeAddress')}</Link>);
  return say(t('order.failed'), message);
}
