import { readId } from '@atrium/sdk';
import { EmptyState, ErrorState, LinkButton, LoadingRows, Page, type PageProps } from '@atrium/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useGetOrderQuery } from '../../api/ordersApi';
import type { Order } from '../../api/schemas';
import { ordersPath } from '../../model/paths';

function GoneOrder() {
  const { t } = useTranslation('ecommerce');
  return (
    <EmptyState
      isPage
      picture="lost"
      title={t('orders.gone')}
      text={t('orders.goneText')}
      action={<LinkButton to={ordersPath}>{t('orders.title')}</LinkButton>}
    />
  );
}

interface AddressedOrderProps {
  head: (id: number) => Pick<PageProps, 'title' | 'back'>;
  meta?: (order: Order) => ReactNode;
  actions: (order: Order) => ReactNode;
  children: (order: Order) => ReactNode;
}

/** Page of the order in the URL: loading, shown, error, or not the person's own. */
export function AddressedOrder({ head, meta, actions, children }: AddressedOrderProps) {
  const { t } = useTranslation('ecommerce');
  const id = readId(useParams().id);
  const { currentData: order, error, isFetching, refetch } = useGetOrderQuery(id ?? 0, { skip: id === undefined });
  if (id === undefined || (error && 'status' in error && error.status === 404)) return <GoneOrder />;
  return (
    <Page width="narrow" {...head(id)} {...(order && meta && { meta: meta(order) })} actions={order && actions(order)}>
      {order ? (
        children(order)
      ) : error && !isFetching ? (
        <ErrorState error={error} onRetry={refetch} title={t('orders.failed')} />
      ) : (
        <LoadingRows rows={5} />
      )}
    </Page>
  );
}
