import { Alert, Button } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { Cart } from '../../api/schemas';
import { isShort } from '../../model/cartLine';
import { CartStepLine } from './CartStepLine';
import styles from './Checkout.module.css';
import { OrderSummary } from './OrderSummary';

interface CartStepProps {
  cart: Cart;
  onContinue: () => void;
}

/** Step 1: what is in the cart. */
export function CartStep({ cart, onContinue }: CartStepProps) {
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
        <Button type="primary" block disabled={hasShort} onClick={onContinue}>
          {t('checkout.toAddress')}
        </Button>
      </OrderSummary>
    </>
  );
}
