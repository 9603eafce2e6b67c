import type { Product } from '../../api/schemas';
import styles from './ProductPicture.module.css';

interface ProductPictureProps {
  product: Pick<Product, 'image' | 'name'>;
  /** The name is beside it, so that the picture needs no text of its own. */
  isNamed?: boolean;
  className: string | undefined;
}

/** A product's picture; `className` gives it its size, which its place has before the picture is there. */
export function ProductPicture({ product, isNamed = false, className }: ProductPictureProps) {
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
