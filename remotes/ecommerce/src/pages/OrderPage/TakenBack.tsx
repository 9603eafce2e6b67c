import { Alert, useFormat } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { Order } from '../../api/schemas';
import { useIsolate } from '../../components/Money/useIsolate';

/** Says that an order was cancelled, or sent back, and what becomes of what was paid. */
export function TakenBack({ order: { cancelledAt, returnedAt } }: { order: Order }) {
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
