import { Minus, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from 'shared/ui';
import type { CartLine } from '../../api/schemas';
import { mostPieces } from '../../model/cartLine';
import { NumberField } from '../NumberField/NumberField';
import styles from './QuantityStepper.module.css';
import { useCart } from './useCart';

const least = 1;

/** How many of a product are in the cart. */
export function QuantityStepper({ line }: { line: CartLine }) {
  const { t } = useTranslation('ecommerce');
  const { setQuantity } = useCart();
  const { name, qty, left } = line;
  // Of what is sold out one may still want less.
  const most = Math.max(least, Math.min(left, mostPieces));
  const set = (next: number) => void setQuantity(line, next);

  return (
    <fieldset aria-label={t('cart.quantityOf', { name })} className={styles.stepper}>
      <IconButton
        className={styles.step}
        label={t('cart.fewer')}
        icon={Minus}
        iconSize={14}
        disabled={qty <= least}
        onClick={() => set(qty - 1)}
      />
      <NumberField
        className={styles.number}
        label={t('cart.quantity')}
        value={qty}
        min={least}
        max={most}
        isWhole
        onSettle={(next) => next !== undefined && set(next)}
      />
      <IconButton
        className={styles.step}
        label={t('cart.more')}
        icon={Plus}
        iconSize={14}
        disabled={qty >= most}
        onClick={() => set(qty + 1)}
      />
    </fieldset>
  );
}
