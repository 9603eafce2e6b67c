import { Button, Icon, useFormat, useToast } from '@atrium/ui';
import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useOrderAgainMutation } from '../../api/ordersApi';
import type { Order } from '../../api/schemas';
import { stepPath } from '../../model/checkout';

export function BuyAgain({ order: { id } }: { order: Pick<Order, 'id'> }) {
  const { t } = useTranslation('ecommerce');
  const { list } = useFormat();
  const toast = useToast();
  const navigate = useNavigate();
  const [orderAgain, { isLoading }] = useOrderAgainMutation();
  const buy = async () => {
    const { data } = await orderAgain(id);
    if (!data) return toast.error(t('orders.againFailed'));
    if (data.missing.length > 0) toast.info(t('orders.againMissing', { names: list(data.missing) }));
    if (data.added.length > 0) void navigate(stepPath('cart'));
  };
  return (
    <Button icon={<Icon of={RotateCcw} />} loading={isLoading} onClick={() => void buy()}>
      {t('orders.again')}
    </Button>
  );
}
