import { Button, Card, CardHead, Icon, useFormat, useToast, VisuallyHidden } from '@atrium/ui';
import { RotateCcw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useDropCouponMutation,
  useDropGiftCardMutation,
  useUseCouponMutation,
  useUseGiftCardMutation,
} from '../../api/cartApi';
import type { Cart, DeliveryWay } from '../../api/schemas';
import { useIsolate } from '../../components/Amount';
import { OrderSums } from '../../components/Order/OrderSums';
import { freeDeliveryFrom, isBelowMinimum, orderTotals } from '../../model/orderTotals';
import { CodeField } from './CodeField';
import codesStyles from './Codes.module.css';
import styles from './OrderSummary.module.css';

function Codes({ cart: { products, coupon, giftCard } }: { cart: Cart }) {
  const { t } = useTranslation('ecommerce');
  const { money, percent } = useFormat();
  const isolate = useIsolate();
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  const [useCoupon] = useUseCouponMutation();
  const [dropCoupon] = useDropCouponMutation();
  const [useGiftCard] = useUseGiftCardMutation();
  const [dropGiftCard] = useDropGiftCardMutation();

  const drop = async (remove: () => Promise<{ error?: unknown }>) => {
    const { error } = await remove();
    if (error) toast.error(t('code.notRemoved'));
  };
  const couponWorth = coupon && (coupon.kind === 'percent' ? percent(coupon.value / 100) : money(coupon.value));
  const rejections = {
    unknown: t('code.unknown'),
    tooMany: t('code.tooMany'),
    expired: t('coupon.expired'),
    used: t('coupon.alreadyUsed'),
    belowLeast: t('coupon.belowMinimum'),
    empty: t('giftCard.empty'),
  };
  if (!isOpen && !coupon && !giftCard)
    return (
      <Button className={codesStyles.open} type="link" onClick={() => setOpen(true)}>
        {t('code.open')}
      </Button>
    );
  return (
    <div className={codesStyles.codes}>
      <CodeField
        name={t('coupon.name')}
        rejections={rejections}
        used={coupon && `${coupon.code} · ${isolate(couponWorth ?? '')}`}
        note={
          coupon && isBelowMinimum(products, coupon)
            ? t('coupon.waits', { amount: isolate(money(coupon.least)) })
            : undefined
        }
        onUse={(code) => useCoupon({ code }).unwrap()}
        onDrop={() => drop(dropCoupon)}
      />
      <CodeField
        name={t('giftCard.name')}
        rejections={rejections}
        used={giftCard && t('giftCard.used', { code: giftCard.code, amount: isolate(money(giftCard.balance)) })}
        onUse={(code) => useGiftCard({ code }).unwrap()}
        onDrop={() => drop(dropGiftCard)}
      />
      <p className={codesStyles.hint}>{t('code.demo')}</p>
    </div>
  );
}

interface OrderSummaryProps {
  cart: Cart;
  deliveryWay?: DeliveryWay;
  children: ReactNode;
}

export function OrderSummary({ cart, deliveryWay = 'standard', children }: OrderSummaryProps) {
  const { t } = useTranslation('ecommerce');
  const { money } = useFormat();
  const isolate = useIsolate();
  const totals = orderTotals(cart.products, { ...cart, deliveryWay });
  return (
    <Card label={t('order.summary')} className={styles.summary}>
      <CardHead title={t('order.summary')} />
      <OrderSums totals={totals} coupon={cart.coupon?.code} giftCard={cart.giftCard?.code} />
      <VisuallyHidden>
        <span role="status">{`${t('order.total')} ${money(totals.total)}`}</span>
      </VisuallyHidden>
      {deliveryWay === 'standard' && totals.delivery > 0 && (
        <p className={styles.note}>{t('order.freeDeliveryFrom', { amount: isolate(money(freeDeliveryFrom)) })}</p>
      )}
      <Codes cart={cart} />
      <div className={styles.action}>{children}</div>
      <p className={styles.promise}>
        <Icon of={RotateCcw} size={14} /> {t('order.promise')}
      </p>
    </Card>
  );
}
