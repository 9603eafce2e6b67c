import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Product } from '../../api/schemas';
import { useGetProductsQuery } from '../../api/shopApi';
import { Amount } from '../../parts/Money/Amount';
import { ProductPicture } from '../../parts/Product/ProductPicture';
import { productPath } from '../../parts/Product/productPath';
import styles from './RelatedProducts.module.css';

const most = 5;

/** Others of the same kind; nothing where there is none. */
export function RelatedProducts({ product }: { product: Product }) {
  const { t } = useTranslation('ecommerce');
  const { currentData } = useGetProductsQuery({ category: [product.category], perPage: most + 1 });
  const others = currentData?.products.filter(({ id }) => id !== product.id).slice(0, most) ?? [];
  if (others.length === 0) return null;
  return (
    <section className={styles.related} aria-labelledby="related-products">
      <h2 id="related-products" className={styles.title}>
        {t('product.related')}
      </h2>
      <ul className={styles.list}>
        {others.map((other) => (
          <li key={other.id}>
            <Link className={styles.link} to={productPath(other)}>
              <ProductPicture className={styles.picture} product={other} isNamed />
              <span className={styles.name}>
                <bdi>{other.name}</bdi>
              </span>
              <span className={styles.price}>
                <Amount value={other.price} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
