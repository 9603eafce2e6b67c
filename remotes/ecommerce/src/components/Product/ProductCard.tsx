import { Pill, StretchedLink } from '@atrium/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product } from '../../api/schemas';
import { availabilityOf } from '../../model/cartLine';
import { Amount } from '../Money/Amount';
import { Availability } from './Availability';
import styles from './ProductCard.module.css';
import { ProductPicture } from './ProductPicture';
import { productPath } from './productPath';
import { Rating } from './Rating';

interface ProductCardProps {
  product: Product;
  /** Over the picture's corner. */
  corner?: ReactNode;
  actions?: ReactNode;
  /** In a row: the picture, the words beside it, then the price. */
  isRow?: boolean;
}

/** A product to look at; all of the card leads to its page. */
export function ProductCard({ product, corner, actions, isRow = false }: ProductCardProps) {
  const { t } = useTranslation('ecommerce');
  return (
    <article className={[styles.card, isRow ? styles.row : ''].join(' ')}>
      <ProductPicture className={styles.picture} product={product} isNamed />
      <div className={styles.words}>
        <h2 className={styles.name}>
          <StretchedLink className={styles.link} to={productPath(product)}>
            <bdi>{product.name}</bdi>
          </StretchedLink>
        </h2>
        <p className={styles.brand}>
          <bdi>{product.brand}</bdi>
        </p>
        <Rating value={product.rating} count={product.reviewCount} />
        {availabilityOf(product.left) !== 'inStock' && <Availability left={product.left} />}
        {isRow && (
          <p className={styles.description} dir="auto">
            {product.description}
          </p>
        )}
      </div>
      <div className={styles.end}>
        <p className={styles.price}>
          <Amount value={product.price} />
          {product.hasFreeShipping && <Pill tone="green">{t('product.freeShipping')}</Pill>}
        </p>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {corner && <div className={styles.corner}>{corner}</div>}
    </article>
  );
}
