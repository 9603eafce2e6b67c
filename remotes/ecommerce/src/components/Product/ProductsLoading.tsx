import { VisuallyHidden } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { productsPerPage, type ShopView } from '../../model/shopParams';
import styles from './ProductList.module.css';

const places = Array.from({ length: productsPerPage }, (_, index) => index);

/** Products on their way, in the shape that they will have. */
export function ProductsLoading({ view = 'grid' }: { view?: ShopView }) {
  const { t } = useTranslation('ecommerce');
  return (
    <div role="status" className={styles[view]}>
      <VisuallyHidden>{t('shop.loading')}</VisuallyHidden>
      {places.map((place) => (
        <div key={place} className={styles.place} aria-hidden="true">
          <span className={styles.picture} />
          <span className={styles.line} />
          <span className={styles.line} />
        </div>
      ))}
    </div>
  );
}
