import type {
  Cart,
  CartLine,
  Product,
  ProductAnswer,
  ProductDetail,
  ProductFacets,
  ProductPage,
  ProductQuery,
  Wishlist,
} from 'shared/api';
import { createAppApi } from 'shared/runtime';

export const root = '/apps/ecommerce';

/** What the shop reads. */
export const shopApi = createAppApi('ecommerce')
  .enhanceEndpoints({ addTagTypes: ['Products', 'Cart', 'Wishlist'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getProducts: build.query<ProductPage, ProductQuery>({
        query: (params) => ({ url: `${root}/products`, params }),
        providesTags: ['Products'],
      }),
      getProductFacets: build.query<ProductFacets, void>({
        query: () => ({ url: `${root}/facets` }),
      }),
      /** By the slug, which ends in the id. */
      getProduct: build.query<ProductDetail, string>({
        query: (slug) => ({ url: `${root}/products/${encodeURIComponent(slug)}` }),
        transformResponse: ({ product }: ProductAnswer) => product,
        providesTags: ['Products'],
      }),
      getWishlist: build.query<Product[], void>({
        query: () => ({ url: `${root}/wishlist` }),
        transformResponse: ({ products }: Wishlist) => products,
        providesTags: ['Wishlist'],
      }),
      getCart: build.query<CartLine[], void>({
        query: () => ({ url: `${root}/cart` }),
        transformResponse: ({ products }: Cart) => products,
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
