import { isCardExpired } from '@atrium/contract/card';
import { useRuntime } from '@atrium/sdk';
import { Button, Icon, Pill, useFormat } from '@atrium/ui';
import { CreditCard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { BillingCard } from '../../api/schemas';
import { CardName } from '../../components/Billing/CardName';
import styles from './BillingPage.module.css';

interface CardPanelProps {
  card: BillingCard | null;
  /** Absent without permission. */
  onChange?: () => void;
}

export function CardPanel({ card, onChange }: CardPanelProps) {
  const { t } = useTranslation('content');
  const { month } = useFormat();
  const now = useRuntime().clock.now();
  return (
    <section aria-label={t('billing.card')} className={styles.panel}>
      <h2 className={styles.heading}>{t('billing.card')}</h2>
      <p className={styles.card}>
        <Icon of={CreditCard} /> <CardName card={card} />
        {card && isCardExpired(card, now) && <Pill tone="red">{t('billing.expired')}</Pill>}
      </p>
      {card && <p className={styles.quiet}>{t('billing.goodUntil', { month: month(`${card.expires}-01T12:00`) })}</p>}
      {onChange && (
        <Button className={styles.change} onClick={onChange}>
          {t(card ? 'billing.changeCard' : 'billing.addCard')}
        </Button>
      )}
    </section>
  );
}
