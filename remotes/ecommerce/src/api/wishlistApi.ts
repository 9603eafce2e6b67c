import { optimistically, request, restoreRequest } from '@atrium/sdk';
import { calls } from './calls';
import { patchProduct } from './patchProduct';
import { shopApi } from './shopApi';

/** Optimistic, rolled back on rejection. Products by id. */
const wishlistApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    addToWishlist: build.mutation<unknown, number>({
      query: (productId) => request(calls.addToWishlist, { productId }),
      invalidatesTags: ['Wishlist'],
      onQueryStarted: (id, call) => optimistically(call, patchProduct(call.getState, id, { isInWishlist: true })),
    }),
    removeFromWishlist: build.mutation<unknown, number>({
      query: (productId) => request(calls.removeFromWishlist, { productId }),
      invalidatesTags: ['Wishlist'],
      onQueryStarted: (id, call) =>
        optimistically(call, [
          ...patchProduct(call.getState, id, { isInWishlist: false }),
          shopApi.util.updateQueryData('getWishlist', undefined, (products) =>
            products.filter((product) => product.id !== id),
          ),
        ]),
    }),
    restoreToWishlist: build.mutation<unknown, number>({
      query: (productId) => restoreRequest('wishlist', [productId]),
      invalidatesTags: ['Wishlist'],
      onQueryStarted: (id, call) => optimistically(call, patchProduct(call.getState, id, { isInWishlist: true })),
    }),
  }),
});

export const { useAddToWishlistMutation, useRemoveFromWishlistMutation, useRestoreToWishlistMutation } = wishlistApi;
