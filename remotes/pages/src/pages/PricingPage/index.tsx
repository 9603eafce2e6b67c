import { toKebabCase } from '@atrium/contract/values';
import { ErrorState, Icon, LoadingRows, Page, VisuallyHidden } from '@atrium/ui';
import { Segmented } from '@atrium/ui/choice';
import { Check, Minus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useGetPricingQuery } from '../../api/help/helpApi';
import type { Pricing } from '../../api/help/schemas';
import { Accordion, useAnchor } from '../../components/Accordion';
import { planNames } from '../../model/planChange';
import { type Period, periods, readPeriod } from '../../model/planPrice';
import { PlanCard } from './PlanCard';
import { PlanNotes } from './PlanNotes';
import styles from './Pricing.module.css';

function Comparison({ pricing }: { pricing: Pricing }) {
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

export default function PricingPage() {
  const { t } = useTranslation('pages');
  const [params, setParams] = useSearchParams();
  const period = readPeriod(params.get('period'));
  const { data, error, isFetching, refetch } = useGetPricingQuery();
  return (
    <Page
      width="wide"
      title={t('pricing.title')}
      actions={
        <Segmented<Period>
          aria-label={t('pricing.period')}
          value={period}
          options={periods.map((value) => ({ value, label: t(`pricing.${value}`) }))}
          onChange={(value) => setParams(value === 'yearly' ? { period: value } : {})}
        />
      }
    >
      {data ? (
        <Plans pricing={data} period={period} />
      ) : error && !isFetching ? (
        <ErrorState error={error} onRetry={refetch} title={t('pricing.failed')} />
      ) : (
        <LoadingRows rows={3} shape="card" />
      )}
    </Page>
  );
}

function Plans({ pricing, period }: { pricing: Pricing; period: Period }) {
  const { t } = useTranslation('pages');
  const { anchor, toggleAnchor } = useAnchor();
  const { qandA } = pricing;
  return (
    <>
      <PlanNotes pricing={pricing} />
      <ul className={styles.plans}>
        {planNames.map((name) => (
          <li key={name}>
            <PlanCard pricing={pricing} name={name} period={period} />
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('pricing.currency')}</p>
      <Comparison pricing={pricing} />
      <section className={styles.questions} aria-labelledby="pricing-questions">
        <h2 id="pricing-questions" className={styles.heading}>
          {t('pricing.questions')}
        </h2>
        <Accordion
          level={3}
          isOpen={(id) => id === anchor}
          onToggle={toggleAnchor}
          items={qandA.map(({ question, ans }) => ({ id: toKebabCase(question), title: question, body: <p>{ans}</p> }))}
        />
      </section>
    </>
  );
}
