import { root, shopApi } from './api';
import { markProduct } from './markProduct';

/** What changes the wishlist: shown at once, and taken back when the API refuses. Products are named by their id. */
export const wishlistApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    addToWishlist: build.mutation<unknown, number>({
      query: (productId) => ({ url: `${root}/wishlist`, method: 'POST', data: { productId } }),
      invalidatesTags: ['Wishlist'],
      async onQueryStarted(productId, { dispatch, queryFulfilled }) {
        await queryFulfilled.catch(dispatch(markProduct(productId, { isInWishlist: true })));
      },
    }),
    removeFromWishlist: build.mutation<unknown, number>({
      query: (productId) => ({ url: `${root}/wishlist/${productId}`, method: 'DELETE' }),
      invalidatesTags: ['Wishlist'],
      async onQueryStarted(productId, { dispatch, queryFulfilled }) {
        const unmark = dispatch(markProduct(productId, { isInWishlist: false }));
        const removal = dispatch(
          shopApi.util.updateQueryData('getWishlist', undefined, (products) =>
            products.filter(({ id }) => id !== productId),
          ),
        );
        await queryFulfilled.catch(() => {
          removal.undo();
          unmark();
        });
      },
    }),
    restoreToWishlist: build.mutation<unknown, number>({
      query: (productId) => ({ url: '/apps/restore', method: 'POST', data: { kind: 'wishlist', ids: [productId] } }),
      invalidatesTags: ['Wishlist'],
      async onQueryStarted(productId, { dispatch, queryFulfilled }) {
        await queryFulfilled.catch(dispatch(markProduct(productId, { isInWishlist: true })));
      },
    }),
  }),
});

export const { useAddToWishlistMutation, useRemoveFromWishlistMutation, useRestoreToWishlistMutation } = wishlistApi;
