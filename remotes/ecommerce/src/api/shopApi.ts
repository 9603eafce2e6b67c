import type { AnswerOf } from 'shared/contract';
import { createAppApi, request } from 'shared/runtime';
import { calls } from './calls';
import type { CartLine, Product, ProductDetail, ProductQuery } from './schemas';

/** What the shop reads. */
export const shopApi = createAppApi('ecommerce')
  .enhanceEndpoints({ addTagTypes: ['Products', 'Cart', 'Wishlist'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getProducts: build.query<AnswerOf<typeof calls.getProducts>, ProductQuery>({
        query: (view) => request(calls.getProducts, view),
        providesTags: ['Products'],
      }),
      getProductFacets: build.query<AnswerOf<typeof calls.getFacets>, void>({
        query: () => request(calls.getFacets),
      }),
      /** By the slug, which ends in the id. */
      getProduct: build.query<ProductDetail, string>({
        query: (slug) => request(calls.getProduct, { id: slug }),
        transformResponse: ({ product }: AnswerOf<typeof calls.getProduct>) => product,
        providesTags: ['Products'],
      }),
      getWishlist: build.query<Product[], void>({
        query: () => request(calls.getWishlist),
        transformResponse: ({ products }: AnswerOf<typeof calls.getWishlist>) => products,
        providesTags: ['Wishlist'],
      }),
      getCart: build.query<CartLine[], void>({
        query: () => request(calls.getCart),
        transformResponse: ({ products }: AnswerOf<typeof calls.getCart>) => products,
        providesTags: ['Cart'],
      }),
    }),
  });

export const {
  useGetProductsQuery,
  useGetProductFacetsQuery,
  useGetProductQuery,
  useGetWishlistQuery,
  useGetCartQuery,
} = shopApi;
