import { readApiError } from '@atrium/sdk';
import { Button, useConfirm, useToast } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { useCancelOrderMutation } from '../../api/ordersApi';
import type { Order } from '../../api/schemas';

/** Takes an order back for as long as it is not sent. */
export function CancelOrder({ order: { id } }: { order: Order }) {
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
