import type { SlotProps } from '@atrium/contract';
import { CardLink, CardRows, QueryCard, readWidgetRows } from '@atrium/ui/widget';
import { useTranslation } from 'react-i18next';
import { useGetOrdersQuery } from '../../api/ordersApi';
import { ordersPath } from '../../model/orderPath';
import { LatestOrder } from './LatestOrder';

const usualRows = 3;

/** What one ordered last and how far it is, for a page of another app. */
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
