import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from 'shared/ui';
import type { BillingCard } from '../../api/schemas';

const names: Readonly<Record<BillingCard['brand'], string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
};

/** A card by its brand and last four digits. */
export function CardName({ card }: { card: Pick<BillingCard, 'brand' | 'lastFour'> | null }) {
  const { t } = useTranslation('content');
  if (!card) return <>{t('billing.noCard')}</>;
  return (
    <bdi>
      {names[card.brand]} <span aria-hidden="true">••••</span>
      <VisuallyHidden>{t('billing.endingIn')}</VisuallyHidden> {card.lastFour}
    </bdi>
  );
}
