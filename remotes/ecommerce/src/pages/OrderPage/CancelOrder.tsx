import { useTranslation } from 'react-i18next';
import { readApiError } from 'shared/runtime';
import { Button, useConfirm, useToast } from 'shared/ui';
import type { TakingBack } from '../../api/choices';
import { useTakeBackOrderMutation } from '../../api/ordersApi';
import type { Order } from '../../api/schemas';

/** Takes an order back: for as long as it is not sent, or once it is there. */
export function TakeBackOrder({ order: { id }, way }: { order: Order; way: TakingBack }) {
  const { t } = useTranslation('ecommerce');
  const ask = useConfirm();
  const toast = useToast();
  const [takeBack, { isLoading }] = useTakeBackOrderMutation();
  const run = async () => {
    const question = { title: t(`${way}.title`, { id }), text: t(`${way}.text`), confirm: t(`${way}.confirm`) };
    if (!(await ask({ ...question, cancel: t(`${way}.keep`), isDanger: true }))) return;
    const { error } = await takeBack({ id, way });
    if (!error) toast.success(t(`${way}.done`, { id }));
    else toast.error(t(readApiError(error).codes[''] ? `${way}.tooLate` : `${way}.failed`));
  };
  return (
    <Button loading={isLoading} onClick={() => void run()}>
      {t(`${way}.confirm`)}
    </Button>
  );
}
