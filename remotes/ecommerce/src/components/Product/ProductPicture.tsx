import { Icon } from '@atrium/ui';
import { Package } from 'lucide-react';
import type { Product } from '../../api/schemas';
import styles from './ProductPicture.module.css';

interface ProductPictureProps {
  product: Pick<Product, 'image' | 'name'>;
  /** The name is beside it, so the picture needs no alternative text. */
  isNamed?: boolean;
  className: string | undefined;
}

/** Product picture with reserved space; `className` sets its size. */
export function ProductPicture({ product, isNamed = false, className }: ProductPictureProps) {
  if (product.image === '')
    return (
      <span className={[styles.picture, styles.none, className].join(' ')} aria-hidden="true">
        <Icon of={Package} size={40} />
      </span>
    );
  return (
    <img
      className={[styles.picture, className].join(' ')}
      src={product.image}
      alt={isNamed ? '' : product.name}
      width={400}
      height={360}
      loading="lazy"
      decoding="async"
    />
  );
}
