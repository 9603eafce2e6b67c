import { EmptyState, ErrorState, LinkButton, LoadingRows, Page, useFormat } from '@atrium/ui';
import { PageLinks } from '@atrium/ui/table';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useGetOrdersQuery } from '../api/ordersApi';
import type { Order, OrderPage } from '../api/schemas';
import { Amount } from '../components/Amount';
import { BuyAgain } from '../components/Order/BuyAgain';
import { StagePill } from '../components/Order/StagePill';
import { BackToShop } from '../components/Product/BackToShop';
import { ProductPicture } from '../components/Product/ProductPicture';
import { orderPath } from '../model/paths';
import styles from './OrdersPage.module.css';

const perPage = 10;
const shownPictures = 4;

const pageSearch = (page: number) => (page > 1 ? `page=${page}` : '');

export default function OrdersPage() {
  const { t } = useTranslation('ecommerce');
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Math.floor(Number(search.get('page'))) || 1);
  const { data, error, isFetching, refetch } = useGetOrdersQuery(page, { refetchOnMountOrArgChange: true });
  return (
    <Page
      width="narrow"
      title={t('orders.title')}
      meta={data && t('orders.count', { count: data.total })}
      back={<BackToShop />}
    >
      {data ? (
        <Orders data={data} page={page} onPage={(next) => setSearch(pageSearch(next))} />
      ) : error && !isFetching ? (
        <ErrorState error={error} onRetry={refetch} title={t('orders.failed')} />
      ) : (
        <LoadingRows rows={4} />
      )}
    </Page>
  );
}

interface OrdersProps {
  data: OrderPage;
  page: number;
  onPage: (page: number) => void;
}

function Orders({ data: { orders, total }, page, onPage }: OrdersProps) {
  const { t } = useTranslation('ecommerce');
  if (total === 0)
    return (
      <EmptyState
        picture="cart"
        title={t('orders.empty')}
        text={t('orders.emptyText')}
        action={<LinkButton to="/apps/ecommerce/shop">{t('cart.toShop')}</LinkButton>}
      />
    );
  return (
    <>
      <ul className={styles.orders} aria-label={t('orders.title')}>
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </ul>
      {(total > perPage || page > 1) && (
        <PageLinks page={page} last={Math.ceil(total / perPage)} onPage={onPage} pageSearch={pageSearch} />
      )}
    </>
  );
}

function OrderRow({ order }: { order: Order }) {
  const { t } = useTranslation('ecommerce');
  const { date } = useFormat();
  const { id, time, lines, total } = order;
  return (
    <li className={styles.order}>
      <div className={styles.words}>
        <span className={styles.head}>
          <Link className={styles.name} to={orderPath(id)}>
            {t('order.title', { id })}
          </Link>
          <StagePill order={order} />
        </span>
        <span className={styles.detail}>
          <bdi>
            {date(time)} · {t('cart.products', { count: lines.length })}
          </bdi>
        </span>
      </div>
      <div className={styles.pictures} aria-hidden="true">
        {lines.slice(0, shownPictures).map((line) => (
          <ProductPicture key={`${line.productId} ${line.color}`} className={styles.picture} product={line} isNamed />
        ))}
      </div>
      <strong className={styles.amount}>
        <Amount value={total} />
      </strong>
      <BuyAgain order={order} />
    </li>
  );
}
