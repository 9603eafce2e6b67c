import type { Order, OrderAnswer, OrderToPlace } from 'shared/api';
import { root, shopApi } from './api';
import { markProduct } from './markProduct';

/** What changes the cart: shown at once, and taken back when the API refuses. Products are named by their id. */
export const cartApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    addToCart: build.mutation<unknown, number>({
      query: (productId) => ({ url: `${root}/cart`, method: 'POST', data: { productId } }),
      invalidatesTags: ['Cart'],
      async onQueryStarted(productId, { dispatch, queryFulfilled }) {
        await queryFulfilled.catch(dispatch(markProduct(productId, { isInCart: true })));
      },
    }),
    removeFromCart: build.mutation<unknown, number>({
      query: (productId) => ({ url: `${root}/cart/${productId}`, method: 'DELETE' }),
      invalidatesTags: ['Cart'],
      async onQueryStarted(productId, { dispatch, queryFulfilled }) {
        const unmark = dispatch(markProduct(productId, { isInCart: false }));
        const removal = dispatch(
          shopApi.util.updateQueryData('getCart', undefined, (lines) => lines.filter(({ id }) => id !== productId)),
        );
        await queryFulfilled.catch(() => {
          removal.undo();
          unmark();
        });
      },
    }),
    restoreToCart: build.mutation<unknown, number>({
      query: (productId) => ({ url: '/apps/restore', method: 'POST', data: { kind: 'cart', ids: [productId] } }),
      invalidatesTags: ['Cart'],
      async onQueryStarted(productId, { dispatch, queryFulfilled }) {
        await queryFulfilled.catch(dispatch(markProduct(productId, { isInCart: true })));
      },
    }),
    setQuantity: build.mutation<unknown, { productId: number; qty: number }>({
      query: ({ productId, qty }) => ({ url: `${root}/cart/${productId}`, method: 'POST', data: { qty } }),
      invalidatesTags: (_, error) => (error ? ['Cart'] : []),
      async onQueryStarted({ productId, qty }, { dispatch, queryFulfilled }) {
        const change = dispatch(
          shopApi.util.updateQueryData('getCart', undefined, (lines) => {
            const line = lines.find(({ id }) => id === productId);
            if (line) line.qty = qty;
          }),
        );
        await queryFulfilled.catch(change.undo);
      },
    }),
    placeOrder: build.mutation<Order, OrderToPlace>({
      query: (data) => ({ url: `${root}/orders`, method: 'POST', data }),
      transformResponse: ({ order }: OrderAnswer) => order,
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
