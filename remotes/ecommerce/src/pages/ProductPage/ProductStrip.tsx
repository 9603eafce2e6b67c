import { Section } from '@atrium/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Product } from '../../api/schemas';
import { Amount } from '../../components/Money/Amount';
import { ProductPicture } from '../../components/Product/ProductPicture';
import { productPath } from '../../components/Product/productPath';
import styles from './ProductStrip.module.css';

interface ProductStripProps {
  title: string;
  products: readonly Product[];
  /** At the other end of the heading. */
  end?: ReactNode;
}

/** Other products in a row, to go on with; nothing where there is none. */
export function ProductStrip({ title, products, end }: ProductStripProps) {
  if (products.length === 0) return null;
  return (
    <div className={styles.strip}>
      <Section title={title} end={end}>
        <ul className={styles.list}>
          {products.map((product) => (
            <li key={product.id}>
              <Link className={styles.link} to={productPath(product)}>
                <ProductPicture className={styles.picture} product={product} isNamed />
                <span className={styles.name}>
                  <bdi>{product.name}</bdi>
                </span>
                <span className={styles.price}>
                  <Amount value={product.price} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
