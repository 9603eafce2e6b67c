import { Pill, type PillTone } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { Order } from '../../api/schemas';
import type { OrderStage } from '../../model/orderStage';
import { useOrderStage } from './useOrderStage';
import { useStageText } from './useStageText';

const tones: Readonly<Record<OrderStage, PillTone>> = {
  placed: 'amber',
  sent: 'blue',
  there: 'green',
  cancelled: 'neutral',
  returned: 'neutral',
};

/** How far an order is. */
export function StagePill({ order }: { order: Order }) {
  const { t } = useTranslation('ecommerce');
  const stage = useOrderStage(order);
  const text = useStageText(order);
  const isPartlyBack = stage !== 'returned' && (order.returns ?? []).length > 0;
  return (
    <>
      <Pill tone={tones[stage]} dot>
        {text}
      </Pill>
      {isPartlyBack && ' '}
      {isPartlyBack && <Pill>{t('stage.partlyReturned')}</Pill>}
    </>
  );
}
