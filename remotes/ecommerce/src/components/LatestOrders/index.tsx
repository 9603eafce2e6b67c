import type { SlotProps } from '@atrium/contract';
import { useFormat } from '@atrium/ui';
import { CardLink, CardRow, CardRows, QueryCard, readWidgetRows } from '@atrium/ui/widget';
import { useTranslation } from 'react-i18next';
import { useGetOrdersQuery } from '../../api/ordersApi';
import type { Order } from '../../api/schemas';
import { orderPath, ordersPath } from '../../model/paths';
import { useStageText } from '../Order/StagePill';
import { ProductPicture } from '../Product/ProductPicture';
import styles from './LatestOrders.module.css';

function LatestOrder({ order }: { order: Order }) {
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

const usualRows = 3;

export default function LatestOrders({ data: place }: SlotProps) {
  const rows = readWidgetRows(place, usualRows);
  const { t } = useTranslation('ecommerce');
  const query = useGetOrdersQuery(1, { refetchOnMountOrArgChange: true });
  return (
    <QueryCard
      title={t('widget.title')}
      count={query.data?.total}
      end={<CardLink to={ordersPath}>{t('orders.title')}</CardLink>}
      query={query}
      rows={rows}
      empty={{ is: ({ total }) => total === 0, text: t('orders.emptyText') }}
    >
      {({ orders }) => (
        <CardRows>
          {orders.slice(0, rows).map((order) => (
            <LatestOrder key={order.id} order={order} />
          ))}
        </CardRows>
      )}
    </QueryCard>
  );
}
