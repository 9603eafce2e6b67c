import { brandNameOf, type KeptCard } from '@atrium/contract/card';
import { VisuallyHidden } from '@atrium/ui';
import { useTranslation } from 'react-i18next';

/** A card by its brand and last four digits. */
export function CardName({ card: { brand, lastFour } }: { card: KeptCard }) {
  const { t } = useTranslation('ecommerce');
  return (
    <bdi>
      {brandNameOf(brand)} <span aria-hidden="true">••••</span>
      <VisuallyHidden>{t('card.endingIn')}</VisuallyHidden> {lastFour}
    </bdi>
  );
}
