import { type PillTone, ProgressBar, useFormat } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { BillingState } from '../../api/schemas';
import { type UsageLevel, usageLevel } from '../../model/usage';
import styles from './BillingPage.module.css';

const tones: Readonly<Record<UsageLevel, PillTone>> = { fine: 'accent', near: 'amber', full: 'red' };

export function UsageSection({ state: { account, seatsUsed, postsUsed } }: { state: BillingState }) {
  const { t } = useTranslation('content');
  return (
    <section aria-label={t('billing.usage')}>
      <h2 className={styles.heading}>{t('billing.usage')}</h2>
      <Usage name="seats" used={seatsUsed} limit={account.seatLimit} />
      <Usage name="posts" used={postsUsed} limit={account.postLimit} />
    </section>
  );
}

interface UsageProps {
  name: 'seats' | 'posts';
  used: number;
  limit: number;
}

function Usage({ name, used, limit }: UsageProps) {
  const { t } = useTranslation('content');
  const { number } = useFormat();
  const level = usageLevel(used, limit);
  return (
    <div className={styles.usage}>
      <p className={styles.usageHead}>
        <span>{t(`billing.${name}`)}</span>
        <b>
          <bdi>{t('billing.used', { used: number(used), limit: number(limit) })}</bdi>
        </b>
      </p>
      <ProgressBar label={t(`billing.${name}`)} share={limit === 0 ? 1 : used / limit} tone={tones[level]} />
      <p className={styles.quiet} data-level={level}>
        {level === 'fine' ? t(`billing.${name}Text`) : t(`billing.level.${level}`)}
      </p>
    </div>
  );
}
