import { EmptyState, ErrorState, LinkButton, LoadingRows, Page } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { Cart } from '../../api/schemas';
import { useGetCartQuery } from '../../api/shopApi';
import { type CheckoutStep, reachableStep, stepPath } from '../../model/checkout';
import { orderPath } from '../../model/orderPath';
import { BackToShop } from '../../components/Product/BackToShop';
import { AddressStep } from './AddressStep';
import { CartStep } from './CartStep';
import styles from './Checkout.module.css';
import { CheckoutSteps } from './CheckoutSteps';
import { PaymentStep } from './PaymentStep';
import { useCheckoutDraft } from './useCheckoutDraft';

/** From the cart to an order, in three steps that each have an address. */
export default function CheckoutPage() {
  const { t } = useTranslation('ecommerce');
  return (
    <Page width="wide" title={t('checkout.title')} back={<BackToShop />}>
      <Checkout />
    </Page>
  );
}

function Checkout() {
  const { t } = useTranslation('ecommerce');
  const { data: cart, error, isFetching, refetch } = useGetCartQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!cart) {
    if (error && !isFetching) return <ErrorState error={error} onRetry={refetch} title={t('cart.failed')} />;
    return <LoadingRows rows={5} />;
  }
  if (cart.products.length === 0)
    return (
      <EmptyState
        picture="cart"
        title={t('cart.empty')}
        text={t('cart.emptyText')}
        action={<LinkButton to="/apps/ecommerce/shop">{t('cart.toShop')}</LinkButton>}
      />
    );
  return <StepsOfCheckout cart={cart} />;
}

function StepsOfCheckout({ cart }: { cart: Cart }) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { step: named } = useParams();
  const checkout = useCheckoutDraft();
  // Links from before the steps had addresses say the step in their search.
  const asked = named ?? search.get('step');
  const step = reachableStep(asked, checkout.draft.address, checkout.draft.deliveryWay);
  if (asked !== null && named !== step) return <Navigate to={stepPath(step)} replace />;

  const go = (next: CheckoutStep) => void navigate(stepPath(next));
  return (
    <>
      <CheckoutSteps step={step} draft={checkout.draft} />
      <div className={styles.step}>
        {step === 'cart' && <CartStep cart={cart} onContinue={() => go('address')} />}
        {step === 'address' && <AddressStep cart={cart} checkout={checkout} onContinue={() => go('payment')} />}
        {step === 'payment' && (
          <PaymentStep
            cart={cart}
            checkout={checkout}
            onOrdered={({ id }) => void navigate(orderPath(id), { replace: true, state: { isNew: true } })}
          />
        )}
      </div>
    </>
  );
}
