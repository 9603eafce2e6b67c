import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from 'shared/ui';
import styles from './BackToShop.module.css';

/** The way back to the products. */
export function BackToShop() {
  const { t } = useTranslation('ecommerce');
  return (
    <Link className={styles.back} to="/apps/ecommerce/shop">
      <Icon of={ArrowLeft} className={styles.arrow} />
      {t('title')}
    </Link>
  );
}
