import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { EmptyState, ErrorState, LoadingRows, Page } from 'shared/ui';
import type { CartLine, Order } from '../../api/schemas';
import { useGetCartQuery } from '../../api/shopApi';
import { type CheckoutStep, reachableStep } from '../../model/checkout';
import { BackToShop } from '../../parts/Product/BackToShop';
import { AddressStep } from './AddressStep';
import { CartStep } from './CartStep';
import styles from './Checkout.module.css';
import { CheckoutSteps } from './CheckoutSteps';
import { OrderConfirmation } from './OrderConfirmation';
import { PaymentStep } from './PaymentStep';
import { useCheckoutDraft } from './useCheckoutDraft';

/** From the cart to an order; afterwards what was ordered, which the entry of the history keeps. */
export default function CheckoutPage() {
  const { t } = useTranslation('ecommerce');
  const location = useLocation();
  const order: Order | undefined = location.state?.order;
  if (order) return <OrderConfirmation order={order} />;
  return (
    <Page width="wide" title={t('checkout.title')} back={<BackToShop />}>
      <Checkout />
    </Page>
  );
}

function Checkout() {
  const { t } = useTranslation('ecommerce');
  const {
    data: lines,
    error,
    isFetching,
    refetch,
  } = useGetCartQuery(undefined, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  if (!lines) {
    if (error && !isFetching) return <ErrorState error={error} onRetry={refetch} title={t('cart.failed')} />;
    return <LoadingRows rows={5} />;
  }
  if (lines.length === 0)
    return (
      <EmptyState
        picture="cart"
        title={t('cart.empty')}
        text={t('cart.emptyText')}
        action={<Link to="/apps/ecommerce/shop">{t('cart.toShop')}</Link>}
      />
    );
  return <StepsOfCheckout lines={lines} />;
}

function StepsOfCheckout({ lines }: { lines: readonly CartLine[] }) {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const { draft, change } = useCheckoutDraft();
  const asked = search.get('step');
  const step = reachableStep(asked, draft.address);

  // Otherwise the step asked for would come up by itself, as soon as what it needs is typed.
  useEffect(() => {
    if (asked !== null && asked !== step) setSearch({ step }, { replace: true });
  }, [asked, step, setSearch]);

  const go = (next: CheckoutStep) => setSearch({ step: next });

  const contents: Record<CheckoutStep, ReactNode> = {
    cart: <CartStep lines={lines} onContinue={() => go('address')} />,
    address: (
      <AddressStep
        lines={lines}
        address={draft.address}
        onChange={(address) => change({ address })}
        onContinue={() => go('payment')}
      />
    ),
    payment: (
      <PaymentStep
        lines={lines}
        draft={draft}
        onChange={(paymentMethod) => change({ paymentMethod })}
        onOrdered={(order) => void navigate('/apps/ecommerce/checkout', { replace: true, state: { order } })}
      />
    ),
  };
  return (
    <>
      <CheckoutSteps step={step} address={draft.address} />
      <div className={styles.step}>{contents[step]}</div>
    </>
  );
}
