import { Button, useFormat, useToast } from '@atrium/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useDropCouponMutation,
  useDropGiftCardMutation,
  useUseCouponMutation,
  useUseGiftCardMutation,
} from '../../api/cartApi';
import type { Cart } from '../../api/schemas';
import { useIsolate } from '../../components/Amount';
import { isBelowMinimum } from '../../model/orderTotals';
import { CodeField } from './CodeField';
import styles from './Codes.module.css';

export function Codes({ cart: { products, coupon, giftCard } }: { cart: Cart }) {
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
      <Button className={styles.open} type="link" onClick={() => setOpen(true)}>
        {t('code.open')}
      </Button>
    );
  return (
    <div className={styles.codes}>
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
      <p className={styles.hint}>{t('code.demo')}</p>
    </div>
  );
}
