import type { Product } from '../../api/schemas';
import styles from './ProductPicture.module.css';

interface ProductPictureProps {
  product: Pick<Product, 'image' | 'name'>;
  /** The name is beside it, so that the picture needs no text of its own. */
  isNamed?: boolean;
  className?: string;
}

/** A product's picture. Its place has its size before the picture is there. */
export function ProductPicture({ product, isNamed = false, className }: ProductPictureProps) {
  return (
    <img
      className={[styles.picture, className].filter(Boolean).join(' ')}
      src={product.image}
      alt={isNamed ? '' : product.name}
      width={400}
      height={360}
      loading="lazy"
      decoding="async"
    />
  );
}
