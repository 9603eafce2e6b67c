import { IconButton } from '@atrium/ui';
import { Minus, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { mostPieces } from '../../model/cartLine';
import { NumberField } from '../NumberField';
import styles from './QuantityStepper.module.css';

const least = 1;

interface QuantityStepperProps {
  /** Of the product. */
  name: string;
  qty: number;
  /** How many there are. */
  left: number;
  /** As high as the button beside it. */
  isLarge?: boolean;
  onSettle: (qty: number) => void;
}

/** How many of a product are in the cart, or are to be. */
export function QuantityStepper({ name, qty, left, isLarge = false, onSettle }: QuantityStepperProps) {
  const { t } = useTranslation('ecommerce');
  // Of what is sold out one may still want less.
  const most = Math.max(least, Math.min(left, mostPieces));

  return (
    <fieldset
      aria-label={t('cart.quantityOf', { name })}
      className={[styles.stepper, isLarge ? styles.large : ''].join(' ')}
    >
      <IconButton
        className={styles.step}
        label={t('cart.fewer')}
        icon={Minus}
        iconSize={14}
        disabled={qty <= least}
        onClick={() => onSettle(qty - 1)}
      />
      <NumberField
        className={styles.number}
        label={t('cart.quantity')}
        value={qty}
        min={least}
        max={most}
        isWhole
        onSettle={(next) => next !== undefined && onSettle(next)}
      />
      <IconButton
        className={styles.step}
        label={t('cart.more')}
        icon={Plus}
        iconSize={14}
        disabled={qty >= most}
        onClick={() => onSettle(qty + 1)}
      />
    </fieldset>
  );
}
