import { Alert, EmptyState, ErrorState, ExplainedButton, Icon, LinkButton, LoadingRows, Page } from '@atrium/ui';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { Cart } from '../../api/schemas';
import { useGetCartQuery } from '../../api/shopApi';
import { BackToShop } from '../../components/Product/BackToShop';
import { isShort } from '../../model/cartLine';
import { type CheckoutDraft, type CheckoutStep, checkoutSteps, reachableStep, stepPath } from '../../model/checkout';
import { orderPath } from '../../model/paths';
import { AddressStep } from './AddressStep';
import { CartStepLine } from './CartStepLine';
import styles from './Checkout.module.css';
import { OrderSummary } from './OrderSummary';
import { PaymentStep } from './PaymentStep';
import { useCheckoutDraft } from './useCheckoutDraft';

function CheckoutSteps({ step, draft }: { step: CheckoutStep; draft: CheckoutDraft }) {
  const { t } = useTranslation('ecommerce');
  const at = checkoutSteps.indexOf(step);
  return (
    <nav aria-label={t('checkout.steps')}>
      <ol className={styles.steps}>
        {checkoutSteps.map((other, index) => {
          const name = (
            <>
              <span className={styles.number} data-done={index < at || undefined}>
                {index < at ? <Icon of={Check} size={14} /> : index + 1}
              </span>
              {t(`step.${other}`)}
            </>
          );
          return (
            <li key={other} className={styles.item}>
              {reachableStep(other, draft.address, draft.deliveryWay) === other ? (
                <Link
                  className={styles.checkoutStepsStep}
                  to={stepPath(other)}
                  {...(other === step ? { 'aria-current': 'step' as const } : {})}
                >
                  {name}
                </Link>
              ) : (
                <span className={styles.checkoutStepsStep}>{name}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

interface CartStepProps {
  cart: Cart;
  onContinue: () => void;
}

function CartStep({ cart, onContinue }: CartStepProps) {
  const { t } = useTranslation('ecommerce');
  const hasShort = cart.products.some(isShort);
  return (
    <>
      <section aria-label={t('step.cart')}>
        {hasShort && <Alert type="warning" title={t('stock.short')} description={t('stock.shortText')} />}
        <ul className={styles.lines}>
          {cart.products.map((line) => (
            <CartStepLine key={`${line.id} ${line.color}`} line={line} />
          ))}
        </ul>
      </section>
      <OrderSummary cart={cart}>
        <ExplainedButton type="primary" block reason={hasShort ? t('stock.shortText') : null} onClick={onContinue}>
          {t('checkout.toAddress')}
        </ExplainedButton>
      </OrderSummary>
    </>
  );
}

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
  // Old links have the step in the query.
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
