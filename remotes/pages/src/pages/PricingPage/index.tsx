import { ErrorState, LoadingRows, Page, Segmented } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useGetPricingQuery } from '../../api/help/helpApi';
import type { Pricing } from '../../api/help/schemas';
import { toAnchor } from '../../model/anchor';
import { planNames } from '../../model/planChange';
import { type Period, periods, readPeriod } from '../../model/planPrice';
import { Accordion } from '../../components/Accordion/Accordion';
import { useAnchor } from '../../components/Accordion/useAnchor';
import { Comparison } from './Comparison';
import { PlanCard } from './PlanCard';
import { PlanNotes } from './PlanNotes';
import styles from './Pricing.module.css';

/** The three plans, by the month or by the year, and questions about them. */
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
          items={qandA.map(({ question, ans }) => ({ id: toAnchor(question), title: question, body: <p>{ans}</p> }))}
        />
      </section>
    </>
  );
}
