import { Can } from '@atrium/sdk';
import { IconButton, useToast } from '@atrium/ui';
import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Product } from '../../api/schemas';
import {
  useAddToWishlistMutation,
  useRemoveFromWishlistMutation,
  useRestoreToWishlistMutation,
} from '../../api/wishlistApi';
import styles from './WishlistButton.module.css';

type Named = Pick<Product, 'id' | 'name'>;

export function useWishlist() {
  const { t } = useTranslation('ecommerce');
  const toast = useToast();
  const [addToWishlist] = useAddToWishlistMutation();
  const [removeFromWishlist] = useRemoveFromWishlistMutation();
  const [restoreToWishlist] = useRestoreToWishlistMutation();

  const add = async ({ id, name }: Named) => {
    const { error } = await addToWishlist(id);
    if (error) toast.error(t('wishlist.addFailed', { name }));
  };

  const remove = async ({ id, name }: Named): Promise<boolean> => {
    const { error } = await removeFromWishlist(id);
    if (error) toast.error(t('wishlist.removeFailed', { name }));
    return !error;
  };

  const restore = async ({ id, name }: Named) => {
    const { error } = await restoreToWishlist(id);
    if (error) toast.error(t('wishlist.addFailed', { name }));
  };

  return {
    toggle: (product: Product) => (product.isInWishlist ? remove(product) : add(product)),
    /** For where the product is out of sight afterwards. */
    async removeWithUndo(product: Named) {
      if (!(await remove(product))) return;
      toast.success(t('wishlist.removed', { name: product.name }), {
        action: { label: t('undo'), onClick: () => void restore(product) },
      });
    },
  };
}

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
