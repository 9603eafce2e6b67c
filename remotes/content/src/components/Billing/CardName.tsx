import { brandNameOf, type KeptCard } from '@atrium/contract/card';
import { VisuallyHidden } from '@atrium/ui';
import { useTranslation } from 'react-i18next';

export function CardName({ card }: { card: KeptCard | null }) {
  const { t } = useTranslation('content');
  if (!card) return <>{t('billing.noCard')}</>;
  return (
    <bdi>
      {brandNameOf(card.brand)} <span aria-hidden="true">••••</span>
      <VisuallyHidden>{t('billing.endingIn')}</VisuallyHidden> {card.lastFour}
    </bdi>
  );
}
