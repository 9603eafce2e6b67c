import { useRuntime } from '@atrium/sdk';
import { Pill, type PillTone, toDay } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { Order } from '../../api/schemas';
import { type OrderStage, orderStageOf } from '../../model/orderStage';

export function useOrderStage(order: Order): OrderStage {
  const { clock } = useRuntime();
  return orderStageOf(order, toDay(clock.now()));
}

const tones: Readonly<Record<OrderStage, PillTone>> = {
  placed: 'amber',
  sent: 'blue',
  there: 'green',
  cancelled: 'neutral',
  returned: 'neutral',
};

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

export function useStageText(order: Order): string {
  const { t } = useTranslation('ecommerce');
  const stage = useOrderStage(order);
  return t(stage === 'sent' && order.deliveryWay === 'pickup' ? 'stage.ready' : `stage.${stage}`);
}
