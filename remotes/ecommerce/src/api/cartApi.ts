import { optimistically, request, restoreRequest } from '@atrium/sdk';
import { calls } from './calls';
import { patchProduct } from './patchProduct';
import type { CartItem, CartLine, CartPlace, CartQuantity, CodeToUse, ColorOption } from './schemas';
import { shopApi } from './shopApi';

/** A line of a cart: each colour of a product is a line of its own. */
interface LinePlace {
  productId: number | string;
  color?: ColorOption | null;
}

/** True for the line of a place; without a colour for every line of the product. */
export const isLineOf = (line: Pick<CartLine, 'id' | 'color'>, { productId, color }: LinePlace): boolean =>
  line.id === Number(productId) && (!color || line.color === color);

const patchLines = (change: (lines: CartLine[]) => CartLine[]) =>
  shopApi.util.updateQueryData('getCart', undefined, (cart) => {
    cart.products = change(cart.products);
  });

/** Optimistic, rolled back on rejection. */
const cartApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    addToCart: build.mutation<unknown, CartItem & { productId: number }>({
      query: (item) => request(calls.addToCart, item),
      // A rejection changes the known stock.
      invalidatesTags: (_, error) => (error?.status === 400 ? ['Cart', 'Products'] : ['Cart']),
      onQueryStarted: ({ productId }, call) =>
        optimistically(call, patchProduct(call.getState, productId, { isInCart: true })),
    }),
    removeFromCart: build.mutation<unknown, CartPlace & { productId: number }>({
      query: (place) => request(calls.removeFromCart, place),
      invalidatesTags: ['Cart', 'Products'],
      onQueryStarted: (place, call) =>
        optimistically(call, [patchLines((lines) => lines.filter((line) => !isLineOf(line, place)))]),
    }),
    restoreToCart: build.mutation<unknown, number>({
      query: (productId) => restoreRequest('cart', [productId]),
      invalidatesTags: ['Cart'],
      onQueryStarted: (id, call) => optimistically(call, patchProduct(call.getState, id, { isInCart: true })),
    }),
    setQuantity: build.mutation<unknown, CartQuantity & { productId: number; qty: number }>({
      query: (quantity) => request(calls.setQuantity, quantity),
      invalidatesTags: (_, error) => (error ? ['Cart'] : []),
      onQueryStarted: (place, call) =>
        optimistically(call, [
          patchLines((lines) => lines.map((line) => (isLineOf(line, place) ? { ...line, qty: place.qty } : line))),
        ]),
    }),
    useCoupon: build.mutation<unknown, CodeToUse>({
      query: (code) => request(calls.useCoupon, code),
      invalidatesTags: ['Cart'],
    }),
    dropCoupon: build.mutation<unknown, void>({
      query: () => request(calls.dropCoupon),
      invalidatesTags: ['Cart'],
    }),
    useGiftCard: build.mutation<unknown, CodeToUse>({
      query: (code) => request(calls.useGiftCard, code),
      invalidatesTags: ['Cart'],
    }),
    dropGiftCard: build.mutation<unknown, void>({
      query: () => request(calls.dropGiftCard),
      invalidatesTags: ['Cart'],
    }),
  }),
});

export const {
  useAddToCartMutation,
  useRemoveFromCartMutation,
  useRestoreToCartMutation,
  useSetQuantityMutation,
  useUseCouponMutation,
  useDropCouponMutation,
  useUseGiftCardMutation,
  useDropGiftCardMutation,
} = cartApi;
