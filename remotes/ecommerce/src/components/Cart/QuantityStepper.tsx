import { IconButton } from '@atrium/ui';
import { Minus, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { maxPieces } from '../../model/cartLine';
import { NumberField } from '../NumberField';
import styles from './QuantityStepper.module.css';

const min = 1;

interface QuantityStepperProps {
  name: string;
  qty: number;
  left: number;
  isLarge?: boolean;
  onSettle: (qty: number) => void;
}

export function QuantityStepper({ name, qty, left, isLarge = false, onSettle }: QuantityStepperProps) {
  const { t } = useTranslation('ecommerce');
  // The quantity of a sold-out product can still be reduced.
  const max = Math.max(min, Math.min(left, maxPieces));

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
        disabled={qty <= min}
        onClick={() => onSettle(qty - 1)}
      />
      <NumberField
        className={styles.number}
        label={t('cart.quantity')}
        value={qty}
        min={min}
        max={max}
        isWhole
        onSettle={(next) => next !== undefined && onSettle(next)}
      />
      <IconButton
        className={styles.step}
        label={t('cart.more')}
        icon={Plus}
        iconSize={14}
        disabled={qty >= max}
        onClick={() => onSettle(qty + 1)}
      />
    </fieldset>
  );
}
