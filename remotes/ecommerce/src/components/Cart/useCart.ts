import { readApiError } from '@atrium/sdk';
import { useToast } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import {
  useAddToCartMutation,
  useRemoveFromCartMutation,
  useRestoreToCartMutation,
  useSetQuantityMutation,
} from '../../api/cartApi';
import type { CartLine, ColorOption, Product } from '../../api/schemas';
import { placeOf } from '../../model/cartLine';

type Named = Pick<Product, 'id' | 'name'>;
type Line = Pick<CartLine, 'id' | 'name' | 'color'>;

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
    async add({ id, name }: Named, item: { color?: ColorOption; qty?: number } = {}): Promise<boolean> {
      const { error } = await addToCart({ productId: id, ...item });
      if (!error) return true;
      const { codes } = readApiError(error);
      if (codes.productId === 'soldOut') toast.error(t('stock.soldOutNamed', { name }));
      else if (codes.qty === 'tooMany') toast.error(t('stock.tooMany', { name }));
      else toast.error(t('cart.addFailed', { name }));
      return false;
    },
    async remove(product: Line) {
      const { name } = product;
      const { error } = await removeFromCart(placeOf(product));
      if (error) return toast.error(t('cart.removeFailed', { name }));
      toast.success(t('cart.removed', { name }), {
        action: { label: t('undo'), onClick: () => void restore(product) },
      });
    },
    async setQuantity(line: Line, qty: number) {
      const { error } = await setQuantity({ ...placeOf(line), qty });
      if (error) toast.error(t('cart.quantityFailed', { name: line.name }));
    },
  };
}
