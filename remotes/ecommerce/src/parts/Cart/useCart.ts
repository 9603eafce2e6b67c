import { useTranslation } from 'react-i18next';
import { useToast } from 'shared/ui';
import {
  useAddToCartMutation,
  useRemoveFromCartMutation,
  useRestoreToCartMutation,
  useSetQuantityMutation,
} from '../../api/cartApi';
import type { Product } from '../../api/schemas';

type Named = Pick<Product, 'id' | 'name'>;

/** What one does with the cart; what fails is taken back and said. */
export function useCart() {
  const { t } = useTranslation('ecommerce');
  const toast = useToast();
  const [addToCart] = useAddToCartMutation();
  const [removeFromCart] = useRemoveFromCartMutation();
  const [restoreToCart] = useRestoreToCartMutation();
  const [setQuantity] = useSetQuantityMutation();

  const restore = async ({ id, name }: Named) => {
    const { error } = await restoreToCart(id);
    if (error) toast.error(t('cart.addFailed', { name }));
  };

  return {
    async add({ id, name }: Named) {
      const { error } = await addToCart(id);
      if (error) toast.error(t('cart.addFailed', { name }));
    },
    async remove(product: Named) {
      const { id, name } = product;
      const { error } = await removeFromCart(id);
      if (error) return toast.error(t('cart.removeFailed', { name }));
      toast.success(t('cart.removed', { name }), {
        action: { label: t('undo'), onClick: () => void restore(product) },
      });
    },
    async setQuantity({ id, name }: Named, qty: number) {
      const { error } = await setQuantity({ productId: id, qty });
      if (error) toast.error(t('cart.quantityFailed', { name }));
    },
  };
}
