import { Check, CircleX, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from 'shared/ui';
import { availabilityOf, type Availability as State } from '../../model/cartLine';
import styles from './Availability.module.css';

const icons = { inStock: Check, few: Clock, soldOut: CircleX } satisfies Record<State, typeof Check>;

/** Whether there is any of it, and how many where they are few. */
export function Availability({ left }: { left: number }) {
  const { t } = useTranslation('ecommerce');
  const state = availabilityOf(left);
  return (
    <span className={styles.availability} data-state={state}>
      <Icon of={icons[state]} size={14} />
      {t(`stock.${state}`, { count: left })}
    </span>
  );
}
