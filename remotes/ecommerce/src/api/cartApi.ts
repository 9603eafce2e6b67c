import type { AnswerOf } from 'shared/contract';
import { optimistically, request, restoreRequest } from 'shared/runtime';
import { calls } from './calls';
import { patchProduct } from './patchProduct';
import type { Order, OrderToPlace } from './schemas';
import { shopApi } from './shopApi';

/** What changes the cart: shown at once, and taken back when the API refuses. Products are named by their id. */
export const cartApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    addToCart: build.mutation<unknown, number>({
      query: (productId) => request(calls.addToCart, { productId }),
      invalidatesTags: ['Cart'],
      onQueryStarted: (id, call) => optimistically(call, patchProduct(call.getState, id, { isInCart: true })),
    }),
    removeFromCart: build.mutation<unknown, number>({
      query: (productId) => request(calls.removeFromCart, { productId }),
      invalidatesTags: ['Cart'],
      onQueryStarted: (id, call) =>
        optimistically(call, [
          ...patchProduct(call.getState, id, { isInCart: false }),
          shopApi.util.updateQueryData('getCart', undefined, (lines) => lines.filter((line) => line.id !== id)),
        ]),
    }),
    restoreToCart: build.mutation<unknown, number>({
      query: (productId) => restoreRequest('cart', [productId]),
      invalidatesTags: ['Cart'],
      onQueryStarted: (id, call) => optimistically(call, patchProduct(call.getState, id, { isInCart: true })),
    }),
    setQuantity: build.mutation<unknown, { productId: number; qty: number }>({
      query: (quantity) => request(calls.setQuantity, quantity),
      invalidatesTags: (_, error) => (error ? ['Cart'] : []),
      onQueryStarted: ({ productId, qty }, call) =>
        optimistically(call, [
          shopApi.util.updateQueryData('getCart', undefined, (lines) => {
            const line = lines.find(({ id }) => id === productId);
            if (line) line.qty = qty;
          }),
        ]),
    }),
    placeOrder: build.mutation<Order, OrderToPlace>({
      query: (order) => request(calls.placeOrder, order),
      transformResponse: ({ order }: AnswerOf<typeof calls.placeOrder>) => order,
      invalidatesTags: ['Cart', 'Products', 'Wishlist'],
    }),
  }),
});

export const {
  useAddToCartMutation,
  useRemoveFromCartMutation,
  useRestoreToCartMutation,
  useSetQuantityMutation,
  usePlaceOrderMutation,
} = cartApi;
