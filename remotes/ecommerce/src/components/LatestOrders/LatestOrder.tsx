import { useFormat } from '@atrium/ui';
import { CardRow } from '@atrium/ui/widget';
import { useTranslation } from 'react-i18next';
import type { Order } from '../../api/schemas';
import { orderPath } from '../../model/orderPath';
import { useStageText } from '../Order/useStageText';
import { ProductPicture } from '../Product/ProductPicture';
import styles from './LatestOrder.module.css';

/** One order: its products by name, its sum, and how far it is. */
export function LatestOrder({ order }: { order: Order }) {
  const { t } = useTranslation('ecommerce');
  const { day, money } = useFormat();
  const stage = useStageText(order);
  const { id, time, lines, total } = order;
  const [first] = lines;
  return (
    <CardRow
      to={orderPath(id)}
      mark={first && <ProductPicture className={styles.picture} product={first} isNamed />}
      title={lines.map(({ name }) => name).join(', ')}
      sub={[stage, t('order.title', { id }), day(time)].join(' · ')}
      when={money(total)}
    />
  );
}
