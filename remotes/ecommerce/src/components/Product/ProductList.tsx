import type { ReactNode } from 'react';
import type { Product } from '../../api/schemas';
import type { ShopView } from '../../model/shopParams';
import { CartButton } from './CartButton';
import { ProductCard } from './ProductCard';
import styles from './ProductList.module.css';

interface ProductListProps {
  products: readonly Product[];
  view?: ShopView;
  /** Others are on their way. */
  isStale?: boolean;
  /** What is shown in the corner of each picture. */
  corner: (product: Product) => ReactNode;
}

/** Products to choose from, side by side or one below the other. */
export function ProductList({ products, view = 'grid', isStale = false, corner }: ProductListProps) {
  return (
    <ul className={[styles[view], isStale ? styles.stale : ''].join(' ')} aria-busy={isStale}>
      {products.map((product) => (
        <li key={product.id} className={styles.item}>
          <ProductCard
            product={product}
            isRow={view === 'list'}
            corner={corner(product)}
            actions={<CartButton product={product} />}
          />
        </li>
      ))}
    </ul>
  );
}
