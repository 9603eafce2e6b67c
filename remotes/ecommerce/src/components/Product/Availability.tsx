import { Icon } from '@atrium/ui';
import { Check, CircleX, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { availabilityOf, type Availability as State } from '../../model/cartLine';
import styles from './Availability.module.css';

const icons = { inStock: Check, few: Clock, soldOut: CircleX } satisfies Record<State, typeof Check>;

interface AvailabilityProps {
  left: number;
  isCounted?: boolean;
}

export function Availability({ left, isCounted = false }: AvailabilityProps) {
  const { t } = useTranslation('ecommerce');
  const state = availabilityOf(left);
  return (
    <span className={styles.availability} data-state={state}>
      <Icon of={icons[state]} size={14} />
      {state === 'inStock' && isCounted ? t('stock.counted', { count: left }) : t(`stock.${state}`, { count: left })}
    </span>
  );
}
