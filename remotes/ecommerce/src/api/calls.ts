import type { Done } from 'shared/backend';
import { defineCall } from 'shared/contract';
import type * as api from './schemas';

/** Every call of this app. */
export const calls = {
  getProducts: defineCall<api.ProductQuery, api.ProductPage>({ method: 'GET', path: '/apps/ecommerce/products' }),
  getFacets: defineCall<undefined, api.ProductFacets>({ method: 'GET', path: '/apps/ecommerce/facets' }),
  getProduct: defineCall<api.ProductSlug, api.ProductAnswer>({ method: 'GET', path: '/apps/ecommerce/products/{id}' }),
  getWishlist: defineCall<undefined, api.Wishlist>({ method: 'GET', path: '/apps/ecommerce/wishlist' }),
  addToWishlist: defineCall<api.ProductId, Done>({ method: 'POST', path: '/apps/ecommerce/wishlist' }),
  removeFromWishlist: defineCall<api.ProductId, Done>({
    method: 'DELETE',
    path: '/apps/ecommerce/wishlist/{productId}',
  }),
  getCart: defineCall<undefined, api.Cart>({ method: 'GET', path: '/apps/ecommerce/cart' }),
  addToCart: defineCall<api.ProductId, Done>({ method: 'POST', path: '/apps/ecommerce/cart' }),
  setQuantity: defineCall<api.CartQuantity, Done>({ method: 'POST', path: '/apps/ecommerce/cart/{productId}' }),
  removeFromCart: defineCall<api.ProductId, Done>({ method: 'DELETE', path: '/apps/ecommerce/cart/{productId}' }),
  placeOrder: defineCall<api.OrderToPlace, api.OrderAnswer>({ method: 'POST', path: '/apps/ecommerce/orders' }),
};
