import { BackLink } from '@atrium/ui';
import { useTranslation } from 'react-i18next';

export function BackToShop() {
  const { t } = useTranslation('ecommerce');
  return <BackLink to="/apps/ecommerce/shop">{t('title')}</BackLink>;
}
