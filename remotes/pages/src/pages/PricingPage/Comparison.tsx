import { Icon, VisuallyHidden } from '@atrium/ui';
import { Check, Minus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Pricing } from '../../api/help/schemas';
import { planNames } from '../../model/planChange';
import styles from './Pricing.module.css';

/** What is in which plan, side by side. */
export function Comparison({ pricing }: { pricing: Pricing }) {
  const { t } = useTranslation('pages');
  return (
    <div className={styles.questions}>
      <h2 id="pricing-comparison" className={styles.heading}>
        {t('pricing.comparison')}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled has to be reached by keys */}
      <section className={styles.scroll} tabIndex={0} aria-labelledby="pricing-comparison">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('pricing.feature')}</th>
              {planNames.map((plan) => (
                <th key={plan} scope="col">
                  {pricing[plan].title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {pricing.comparison.map(({ feature, values }) => (
              <tr key={feature}>
                <th scope="row">
                  <bdi>{feature}</bdi>
                </th>
                {planNames.map((plan, index) => (
                  <td key={plan}>
                    <Value value={values[index] ?? false} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

function Value({ value }: { value: boolean | string }) {
  const { t } = useTranslation('pages');
  if (typeof value === 'string') return <bdi>{value}</bdi>;
  return (
    <>
      <Icon of={value ? Check : Minus} className={value ? styles.check : styles.none} />
      <VisuallyHidden>{t(value ? 'pricing.in' : 'pricing.notIn')}</VisuallyHidden>
    </>
  );
}
