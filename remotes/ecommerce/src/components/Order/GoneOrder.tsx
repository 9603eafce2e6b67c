import { EmptyState, LinkButton } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { ordersPath } from '../../model/orderPath';

/** There is no such order, or it is that of somebody else. */
export function GoneOrder() {
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
