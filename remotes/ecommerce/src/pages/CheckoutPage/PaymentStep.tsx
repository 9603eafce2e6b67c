import { readCardNumber, readExpiry } from '@atrium/contract/card';
import { readApiError, useRuntime } from '@atrium/sdk';
import { Alert, ExplainedButton, useFormat, useTheme } from '@atrium/ui';
import { Form } from '@atrium/ui/forms';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePlaceOrderMutation } from '../../api/ordersApi';
import type { Cart, Order, OrderToPlace, OrderTotals } from '../../api/schemas';
import { useIsolate } from '../../components/Amount';
import { LineList } from '../../components/Order/LineList';
import { Fact, useArrival } from '../../components/Order/OrderFacts';
import { isShort } from '../../model/cartLine';
import { type CheckoutDraft, recipientLines, stepPath, toOrderAddress } from '../../model/checkout';
import { countryName } from '../../model/countries';
import { discountedAmount, orderTotals } from '../../model/orderTotals';
import { readQuote } from '../../model/quote';
import styles from './Checkout.module.css';
import { OrderSummary } from './OrderSummary';
import { type CardDraft, PaymentChoice } from './PaymentChoice';
import type { CheckoutInHand } from './useCheckoutDraft';

function OrderReview({ cart: { products }, draft }: { cart: Cart; draft: CheckoutDraft }) {
  const { t } = useTranslation('ecommerce');
  const { language } = useTheme();
  const { address, deliveryWay } = draft;
  const { days } = useArrival(products, deliveryWay);
  return (
    <section aria-labelledby="order-review">
      <h2 id="order-review" className={styles.title}>
        {t('review.order')}
      </h2>
      <div className={styles.facts}>
        <Fact
          name={t(deliveryWay === 'pickup' ? 'address.collector' : 'step.address')}
          end={<Link to={stepPath('address')}>{t('checkout.changeAddress')}</Link>}
        >
          {recipientLines(address, deliveryWay, countryName(address.country, language)).join('\n')}
        </Fact>
        <Fact name={t('delivery.title')}>
          {[
            t(`delivery.${deliveryWay}.name`),
            deliveryWay === 'pickup' && t('delivery.pickup.where'),
            days && t(`delivery.${deliveryWay}.text`, { days }),
          ]
            .filter(Boolean)
            .join('\n')}
        </Fact>
      </div>
      <div className={styles.head}>
        <h3 className={styles.title}>{t('cart.products', { count: products.length })}</h3>
        <Link to={stepPath('cart')}>{t('checkout.changeCart')}</Link>
      </div>
      <LineList
        lines={products.map((line) => ({
          ...line,
          productId: line.id,
          amount: discountedAmount(line),
        }))}
      />
    </section>
  );
}

function usePlaceOrder({ total, due }: OrderTotals, onOrdered: (order: Order) => void) {
  const { languages } = useRuntime();
  const [placeOrder, { isLoading, error }] = usePlaceOrderMutation();
  const place = async (order: Omit<OrderToPlace, 'shown' | 'language'>) => {
    const { data } = await placeOrder({ ...order, shown: { total, due }, language: languages.get() });
    if (data) onOrdered(data);
  };
  return { place, isLoading, rejection: error && <Rejection error={error} /> };
}

function Rejection({ error }: { error: unknown }) {
  const { t } = useTranslation('ecommerce');
  const { money, list } = useFormat();
  const isolate = useIsolate();
  const { message, codes, newer } = readApiError(error);
  const say = (title: string, description: ReactNode) => <Alert type="error" title={title} description={description} />;
  const quote = readQuote(newer);
  if (quote && quote.short.length > 0)
    return say(t('order.short'), t('order.shortText', { names: list(quote.short.map(({ name }) => isolate(name))) }));
  if (quote)
    return say(t('order.priceChanged', { total: isolate(money(quote.totals.due)) }), t('order.priceChangedText'));
  if (codes.card === 'declined') return say(t('payment.declined'), t('payment.declinedText'));
  if (codes.card === 'expired') return say(t('payment.declined'), t('card.expired'));
  if (codes.phone || codes.postcode)
    return say(t('address.wrong.any'), <Link to={stepPath('address')}>{t('checkout.changeAddress')}</Link>);
  return say(t('order.failed'), message);
}

interface PaymentStepProps {
  cart: Cart;
  checkout: CheckoutInHand;
  onOrdered: (order: Order) => void;
}

/** Step 3: payment, review, and order. */
export function PaymentStep({ cart, checkout: { draft, change }, onOrdered }: PaymentStepProps) {
  const { t } = useTranslation('ecommerce');
  const [form] = Form.useForm<CardDraft>();
  const totals = orderTotals(cart.products, { ...cart, deliveryWay: draft.deliveryWay });
  const { place, isLoading, rejection } = usePlaceOrder(totals, onOrdered);
  const hasShort = cart.products.some(isShort);

  const order = ({ number = '', expires = '' }: Partial<CardDraft> = {}) => {
    const card = readCardNumber(number);
    const until = readExpiry(expires);
    void place({
      address: toOrderAddress(draft.address, draft.deliveryWay),
      paymentMethod: draft.paymentMethod,
      deliveryWay: draft.deliveryWay,
      card: card && until ? { ...card, expires: until } : null,
      bank: draft.paymentMethod === 'net-banking' ? draft.bank : null,
    });
  };
  const isByForm = totals.due > 0 && ['card', 'net-banking'].includes(draft.paymentMethod);

  return (
    <>
      <div className={styles.parts}>
        {totals.due > 0 ? (
          <PaymentChoice form={form} due={totals.due} draft={draft} onChange={change} onFinish={order} />
        ) : (
          <Alert type="success" title={t('payment.covered')} description={t('payment.coveredText')} />
        )}
        <OrderReview cart={cart} draft={draft} />
      </div>
      <OrderSummary cart={cart} deliveryWay={draft.deliveryWay}>
        <ChangedTotal totals={totals} />
        {hasShort && (
          <Alert
            type="warning"
            title={t('stock.short')}
            description={<Link to={stepPath('cart')}>{t('stock.toCart')}</Link>}
          />
        )}
        {rejection}
        <ExplainedButton
          type="primary"
          block
          reason={hasShort ? t('stock.short') : null}
          loading={isLoading}
          onClick={() => (isByForm ? form.submit() : order())}
        >
          {t('order.place')}
        </ExplainedButton>
      </OrderSummary>
    </>
  );
}

/** Announces a changed total since the step was opened, except from own codes. */
function ChangedTotal({ totals: { subtotal, due } }: { totals: OrderTotals }) {
  const { t } = useTranslation('ecommerce');
  const { money } = useFormat();
  const isolate = useIsolate();
  const [seen, setSeen] = useState({ subtotal, due });
  if (seen.subtotal === subtotal && seen.due !== due) setSeen({ subtotal, due });
  if (seen.subtotal === subtotal) return null;
  const amounts = { before: isolate(money(seen.due)), now: isolate(money(due)) };
  return <Alert type="warning" title={t('order.changed', amounts)} description={t('order.changedText')} />;
}
