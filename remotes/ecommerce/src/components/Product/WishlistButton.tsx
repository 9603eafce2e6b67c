import { Can } from '@atrium/sdk';
import { IconButton } from '@atrium/ui';
import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Product } from '../../api/schemas';
import { useWishlist } from './useWishlist';
import styles from './WishlistButton.module.css';

/** The heart: in the wishlist or not. */
export function WishlistButton({ product, className }: { product: Product; className?: string }) {
  const { t } = useTranslation('ecommerce');
  const { toggle } = useWishlist();
  return (
    <Can I="create" a="Product">
      <IconButton
        className={[className, product.isInWishlist ? styles.set : ''].filter(Boolean).join(' ')}
        label={t('wishlist.toggle', { name: product.name })}
        icon={Heart}
        isPressed={product.isInWishlist}
        onClick={() => void toggle(product)}
      />
    </Can>
  );
}
