import { readApiError, useRuntime } from '@atrium/sdk';
import { Alert, BackLink, Button, Icon, LinkButton, toDay, useConfirm, useFormat, useToast } from '@atrium/ui';
import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useCancelOrderMutation } from '../../api/ordersApi';
import type { Order } from '../../api/schemas';
import { useIsolate } from '../../components/Amount';
import { AddressedOrder } from '../../components/Order/AddressedOrder';
import { BuyAgain } from '../../components/Order/BuyAgain';
import { LineList } from '../../components/Order/LineList';
import { OrderFacts, useArrival } from '../../components/Order/OrderFacts';
import { OrderReturns } from '../../components/Order/OrderReturns';
import { SumsOfOrder } from '../../components/Order/OrderSums';
import { StagePill } from '../../components/Order/StagePill';
import { lastReturnOf, reversalOf } from '../../model/orderStage';
import { invoicePath, ordersPath } from '../../model/paths';
import styles from './OrderPage.module.css';
import { OrderProgress } from './OrderProgress';
import { ReturnOrder } from './ReturnOrder';

/** Cancels an unsent order. */
function CancelOrder({ order: { id } }: { order: Order }) {
  const { t } = useTranslation('ecommerce');
  const ask = useConfirm();
  const toast = useToast();
  const [cancelOrder, { isLoading }] = useCancelOrderMutation();
  const run = async () => {
    const question = { title: t('cancel.title', { id }), text: t('cancel.text'), confirm: t('cancel.confirm') };
    if (!(await ask({ ...question, cancel: t('cancel.keep'), isDanger: true }))) return;
    const { error } = await cancelOrder(id);
    if (!error) toast.success(t('cancel.done', { id }));
    else toast.error(t(readApiError(error).codes[''] ? 'cancel.tooLate' : 'cancel.failed'));
  };
  return (
    <Button loading={isLoading} onClick={() => void run()}>
      {t('cancel.confirm')}
    </Button>
  );
}

/** State of a cancelled or returned order, with its refund. */
function CancelledNotice({ order: { cancelledAt, returnedAt } }: { order: Order }) {
  const { t } = useTranslation('ecommerce');
  const { dateTime } = useFormat();
  const isolate = useIsolate();
  const time = isolate(dateTime(cancelledAt ?? returnedAt ?? ''));
  return cancelledAt ? (
    <Alert type="info" title={t('cancel.wasCancelled', { time })} description={t('cancel.wasCancelledText')} />
  ) : (
    <Alert type="info" title={t('return.wasReturned', { time })} description={t('return.wasReturnedText')} />
  );
}

export default function OrderPage() {
  const { t } = useTranslation('ecommerce');
  return (
    <AddressedOrder
      head={(id) => ({
        title: t('order.title', { id }),
        back: <BackLink to={ordersPath}>{t('orders.title')}</BackLink>,
      })}
      meta={(order) => <OrderDate order={order} />}
      actions={(order) => (
        <>
          <LinkButton icon={<Icon of={Printer} />} to={invoicePath(order.id)}>
            {t('invoice.open')}
          </LinkButton>
          <BuyAgain order={order} />
        </>
      )}
    >
      {(order) => <OrderView order={order} />}
    </AddressedOrder>
  );
}

function OrderDate({ order }: { order: Order }) {
  const { dateTime } = useFormat();
  return (
    <>
      <bdi>{dateTime(order.time)}</bdi> <StagePill order={order} />
    </>
  );
}

function WhatNext({ order: { lines, deliveryWay } }: { order: Order }) {
  const { t } = useTranslation('ecommerce');
  const { days } = useArrival(lines, deliveryWay);
  return <bdi>{t('order.next', { delivery: t(`delivery.${deliveryWay}.text`, { days }) })}</bdi>;
}

function OrderView({ order }: { order: Order }) {
  const { t } = useTranslation('ecommerce');
  const { dateShort } = useFormat();
  const { clock } = useRuntime();
  const way = reversalOf(order, toDay(clock.now()));
  const lastReturn = lastReturnOf(order);
  const isCancelled = !!(order.cancelledAt ?? order.returnedAt);
  const isNew: boolean = useLocation().state?.isNew === true;
  return (
    <div className={styles.order}>
      {isNew && !isCancelled && (
        <Alert type="success" title={t('order.thanks')} description={<WhatNext order={order} />} />
      )}
      {isCancelled ? <CancelledNotice order={order} /> : <OrderProgress order={order} />}
      <OrderFacts order={order} />
      <LineList lines={order.lines} />
      <OrderReturns order={order} />
      <div className={styles.sums}>
        <SumsOfOrder order={order} />
      </div>
      <div className={styles.ways}>
        <LinkButton to="/apps/ecommerce/shop">{t('order.more')}</LinkButton>
        {way && (
          <div className={styles.takeBack}>
            {way === 'return' && lastReturn && t('return.until', { date: dateShort(lastReturn) })}
            {way === 'cancel' ? <CancelOrder order={order} /> : <ReturnOrder order={order} />}
          </div>
        )}
      </div>
    </div>
  );
}
