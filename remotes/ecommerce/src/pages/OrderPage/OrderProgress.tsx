import { Icon, useFormat, VisuallyHidden } from '@atrium/ui';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Order } from '../../api/schemas';
import { useOrderStage } from '../../components/Order/StagePill';
import { arrivalOf, lastSent } from '../../model/arrival';
import { type DeliveryStage, stagesOf } from '../../model/orderStage';
import styles from './OrderProgress.module.css';

/** Stages of an order with their days. */
export function OrderProgress({ order }: { order: Order }) {
  const { t } = useTranslation('ecommerce');
  const stage = useOrderStage(order);
  const dayOf = useStageDay(order);
  const stages = stagesOf(order);
  const reached = stage === 'cancelled' || stage === 'returned' ? -1 : stages.indexOf(stage);
  const nameOf = (one: DeliveryStage) =>
    t(one === 'sent' && order.deliveryWay === 'pickup' ? 'progress.ready' : `progress.${one}`);
  return (
    <ol className={styles.stages} aria-label={t('progress.title')}>
      {stages.map((one, index) => (
        <li
          key={one}
          className={styles.stage}
          data-reached={index <= reached || undefined}
          {...(index === reached && { 'aria-current': 'step' as const })}
        >
          <span className={styles.mark}>{index <= reached && <Icon of={Check} size={14} />}</span>
          <span className={styles.name}>
            {nameOf(one)}
            {index <= reached && <VisuallyHidden>{t('progress.reached')}</VisuallyHidden>}
          </span>
          <span className={styles.day}>
            <bdi>{dayOf(one)}</bdi>
          </span>
        </li>
      ))}
    </ol>
  );
}

function useStageDay({ time, lines, deliveryWay }: Order): (stage: DeliveryStage) => string {
  const { dateShort, dateRange } = useFormat();
  const sentOn = lastSent(lines);
  return (stage) => {
    if (stage === 'placed') return dateShort(time);
    if (!sentOn) return '';
    const { from, to } = arrivalOf(sentOn, deliveryWay);
    if (stage === 'sent') return dateShort(deliveryWay === 'pickup' ? from : sentOn);
    return from === to ? dateShort(from) : dateRange(from, to);
  };
}
