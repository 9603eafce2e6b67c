import { Icon } from '@atrium/ui';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type CheckoutDraft, type CheckoutStep, checkoutSteps, reachableStep, stepPath } from '../../model/checkout';
import styles from './CheckoutSteps.module.css';

/** Where one is on the way to an order; a step that can be taken is a link. */
export function CheckoutSteps({ step, draft }: { step: CheckoutStep; draft: CheckoutDraft }) {
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
                  className={styles.step}
                  to={stepPath(other)}
                  {...(other === step ? { 'aria-current': 'step' as const } : {})}
                >
                  {name}
                </Link>
              ) : (
                <span className={styles.step}>{name}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
