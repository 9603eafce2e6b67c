import { useTranslation } from 'react-i18next';
import { Button } from 'shared/ui';
import type { CartLine } from '../../api/schemas';
import { CartStepLine } from './CartStepLine';
import styles from './Checkout.module.css';
import { OrderSummary } from './OrderSummary';

interface CartStepProps {
  lines: readonly CartLine[];
  onContinue: () => void;
}

/** Step 1: what is in the cart. */
export function CartStep({ lines, onContinue }: CartStepProps) {
  const { t } = useTranslation('ecommerce');
  return (
    <>
      <section aria-label={t('step.cart')}>
        <ul className={styles.lines}>
          {lines.map((line) => (
            <CartStepLine key={line.id} line={line} />
          ))}
        </ul>
      </section>
      <OrderSummary lines={lines}>
        <Button type="primary" block onClick={onContinue}>
          {t('checkout.toAddress')}
        </Button>
      </OrderSummary>
    </>
  );
}
