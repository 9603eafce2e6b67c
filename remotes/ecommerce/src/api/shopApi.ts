import type { ImportToUndo, RowsToImport } from '@atrium/backend/import';
import type { AnswerOf } from '@atrium/contract';
import { createAppApi, request } from '@atrium/sdk';
import { calls } from './calls';
import type {
  Cart,
  Product,
  ProductDetail,
  ProductPlace,
  ProductQuery,
  ReviewPage,
  ReviewQuery,
  ReviewToWrite,
} from './schemas';

export const shopApi = createAppApi('ecommerce')
  .enhanceEndpoints({ addTagTypes: ['Products', 'Facets', 'Cart', 'Wishlist', 'Addresses', 'Orders', 'Reviews'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getProducts: build.query<AnswerOf<typeof calls.getProducts>, ProductQuery>({
        query: (view) => request(calls.getProducts, view),
        providesTags: ['Products'],
      }),
      getProductFacets: build.query<AnswerOf<typeof calls.getFacets>, void>({
        query: () => request(calls.getFacets),
        providesTags: ['Facets'],
      }),
      importProducts: build.mutation<AnswerOf<typeof calls.importProducts>, RowsToImport>({
        query: (rows) => request(calls.importProducts, rows),
        invalidatesTags: (_, __, { isDryRun }) => (isDryRun ? [] : ['Products', 'Facets']),
      }),
      undoImport: build.mutation<AnswerOf<typeof calls.undoImport>, ImportToUndo>({
        query: (which) => request(calls.undoImport, which),
        invalidatesTags: ['Products', 'Facets'],
      }),
      getProduct: build.query<ProductDetail, string>({
        query: (slug) => request(calls.getProduct, { id: slug }),
        transformResponse: ({ product }: AnswerOf<typeof calls.getProduct>) => product,
        providesTags: ['Products'],
      }),
      getReviews: build.query<ReviewPage, ReviewQuery>({
        query: (view) => request(calls.getReviews, view),
        providesTags: ['Reviews'],
      }),
      writeReview: build.mutation<unknown, ReviewToWrite>({
        query: (review) => request(calls.writeReview, review),
        invalidatesTags: ['Reviews', 'Products'],
      }),
      removeReview: build.mutation<unknown, number>({
        query: (productId) => request(calls.removeReview, { productId }),
        invalidatesTags: ['Reviews', 'Products'],
      }),
      setAwaited: build.mutation<unknown, ProductPlace & { isAwaited: boolean }>({
        query: ({ isAwaited, ...place }) => request(isAwaited ? calls.awaitStock : calls.forgetStock, place),
        invalidatesTags: ['Products'],
      }),
      getWishlist: build.query<Product[], void>({
        query: () => request(calls.getWishlist),
        transformResponse: ({ products }: AnswerOf<typeof calls.getWishlist>) => products,
        providesTags: ['Wishlist'],
      }),
      getCart: build.query<Cart, void>({
        query: () => request(calls.getCart),
        providesTags: ['Cart'],
      }),
    }),
  });

export const {
  useGetProductsQuery,
  useImportProductsMutation,
  useUndoImportMutation,
  useGetProductFacetsQuery,
  useGetProductQuery,
  useGetReviewsQuery,
  useWriteReviewMutation,
  useRemoveReviewMutation,
  useSetAwaitedMutation,
  useGetWishlistQuery,
  useGetCartQuery,
} = shopApi;
