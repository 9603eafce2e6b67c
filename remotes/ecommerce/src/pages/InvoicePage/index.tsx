import { BackLink, Button, Icon, useFormat } from '@atrium/ui';
import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Order } from '../../api/schemas';
import { Amount } from '../../components/Amount';
import { AddressedOrder } from '../../components/Order/AddressedOrder';
import { OrderFacts } from '../../components/Order/OrderFacts';
import { OrderReturns } from '../../components/Order/OrderReturns';
import { SumsOfOrder } from '../../components/Order/OrderSums';
import { orderPath } from '../../model/paths';
import styles from './InvoicePage.module.css';

function InvoiceDocument({ order }: { order: Order }) {
  const { t } = useTranslation('ecommerce');
  const { date } = useFormat();
  return (
    <article data-paper className={styles.paper} aria-label={t('invoice.title', { id: order.id })}>
      <header className={styles.head}>
        <address className={styles.seller} dir="auto">
          {t('invoice.seller')}
        </address>
        <dl className={styles.dates}>
          <div>
            <dt>{t('invoice.number')}</dt>
            <dd>
              <bdi>{String(order.id).padStart(5, '0')}</bdi>
            </dd>
          </div>
          <div>
            <dt>{t('invoice.date')}</dt>
            <dd>
              <bdi>{date(order.time)}</bdi>
            </dd>
          </div>
        </dl>
      </header>
      {order.cancelledAt && (
        <p className={styles.cancelled}>{t('invoice.cancelled', { date: date(order.cancelledAt) })}</p>
      )}
      {order.returnedAt && (
        <p className={styles.cancelled}>{t('invoice.returned', { date: date(order.returnedAt) })}</p>
      )}
      <OrderFacts order={order} />
      <InvoiceLines order={order} />
      <OrderReturns order={order} />
      <div className={styles.sums}>
        <SumsOfOrder order={order} />
      </div>
    </article>
  );
}

function InvoiceLines({ order: { lines } }: { order: Order }) {
  const { t } = useTranslation('ecommerce');
  const { number, percent } = useFormat();
  return (
    <table className={styles.lines} aria-label={t('invoice.lines')}>
      <thead>
        <tr>
          <th scope="col">{t('product.title')}</th>
          <th scope="col">{t('cart.quantity')}</th>
          <th scope="col">{t('filter.price')}</th>
          <th scope="col">{t('order.discount')}</th>
          <th scope="col">{t('invoice.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={`${line.productId} ${line.color}`}>
            <th scope="row">
              <bdi>
                {line.name}, {t(`color.${line.color}`)}
              </bdi>
              <span className={styles.unit}>
                <bdi>
                  {number(line.qty)} × <Amount value={line.price} />,{' '}
                  {t('checkout.off', { percent: percent(line.discountPercentage / 100) })}
                </bdi>
              </span>
            </th>
            <td>{number(line.qty)}</td>
            <td>
              <Amount value={line.price} />
            </td>
            <td>{percent(line.discountPercentage / 100)}</td>
            <td>
              <Amount value={line.amount} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Invoice of an order, to print or save as PDF: the print is this page without the shell. */
export default function InvoicePage() {
  const { t } = useTranslation('ecommerce');
  return (
    <AddressedOrder
      head={(id) => ({
        title: t('invoice.title', { id }),
        back: <BackLink to={orderPath(id)}>{t('order.title', { id })}</BackLink>,
      })}
      actions={() => (
        <Button type="primary" icon={<Icon of={Printer} />} onClick={() => window.print()}>
          {t('invoice.print')}
        </Button>
      )}
    >
      {(order) => <InvoiceDocument order={order} />}
    </AddressedOrder>
  );
}
