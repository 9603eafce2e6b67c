import type { Done } from '@atrium/backend';
import type { ImportToUndo, ImportUndone, RowsImported, RowsToImport } from '@atrium/backend/import';
import { defineCall } from '@atrium/contract';
import type * as api from './schemas';

const at = '/apps/ecommerce';

export const calls = {
  getProducts: defineCall<api.ProductQuery, api.ProductPage>({ method: 'GET', path: `${at}/products` }),
  getFacets: defineCall<undefined, api.ProductFacets>({ method: 'GET', path: `${at}/facets` }),
  getProduct: defineCall<api.ProductSlug, api.ProductAnswer>({ method: 'GET', path: `${at}/products/{id}` }),
  importProducts: defineCall<RowsToImport, RowsImported>({ method: 'POST', path: `${at}/products/import` }),
  undoImport: defineCall<ImportToUndo, ImportUndone>({ method: 'POST', path: `${at}/products/undo-import` }),
  getReviews: defineCall<api.ReviewQuery, api.ReviewPage>({
    method: 'GET',
    path: `${at}/products/{productId}/reviews`,
  }),
  writeReview: defineCall<api.ReviewToWrite, api.ReviewAnswer>({
    method: 'POST',
    path: `${at}/products/{productId}/reviews`,
  }),
  removeReview: defineCall<api.ReviewOf, Done>({ method: 'DELETE', path: `${at}/products/{productId}/reviews` }),
  awaitStock: defineCall<api.ProductPlace, Done>({ method: 'POST', path: `${at}/products/{productId}/await` }),
  forgetStock: defineCall<api.ProductPlace, Done>({ method: 'DELETE', path: `${at}/products/{productId}/await` }),
  getWishlist: defineCall<undefined, api.Wishlist>({ method: 'GET', path: `${at}/wishlist` }),
  addToWishlist: defineCall<api.ProductId, Done>({ method: 'POST', path: `${at}/wishlist` }),
  removeFromWishlist: defineCall<api.ProductId, Done>({ method: 'DELETE', path: `${at}/wishlist/{productId}` }),
  getCart: defineCall<undefined, api.Cart>({ method: 'GET', path: `${at}/cart` }),
  addToCart: defineCall<api.CartItem, Done>({ method: 'POST', path: `${at}/cart` }),
  setQuantity: defineCall<api.CartQuantity, Done>({ method: 'POST', path: `${at}/cart/{productId}` }),
  removeFromCart: defineCall<api.CartPlace, Done>({ method: 'DELETE', path: `${at}/cart/{productId}` }),
  useCoupon: defineCall<api.CodeToUse, api.CouponAnswer>({ method: 'POST', path: `${at}/coupon` }),
  dropCoupon: defineCall<undefined, Done>({ method: 'DELETE', path: `${at}/coupon` }),
  useGiftCard: defineCall<api.CodeToUse, api.GiftCardAnswer>({ method: 'POST', path: `${at}/gift-card` }),
  dropGiftCard: defineCall<undefined, Done>({ method: 'DELETE', path: `${at}/gift-card` }),
  getAddresses: defineCall<undefined, api.AddressList>({ method: 'GET', path: `${at}/addresses` }),
  saveAddress: defineCall<api.AddressToSave, api.AddressAnswer>({ method: 'POST', path: `${at}/addresses` }),
  removeAddress: defineCall<api.AddressId, Done>({ method: 'DELETE', path: `${at}/addresses/{id}` }),
  getOrders: defineCall<api.OrderQuery, api.OrderPage>({ method: 'GET', path: `${at}/orders` }),
  getOrder: defineCall<api.OrderId, api.OrderAnswer>({ method: 'GET', path: `${at}/orders/{id}` }),
  placeOrder: defineCall<api.OrderToPlace, api.OrderAnswer>({ method: 'POST', path: `${at}/orders` }),
  cancelOrder: defineCall<api.OrderId, api.OrderAnswer>({ method: 'POST', path: `${at}/orders/{id}/cancel` }),
  returnOrder: defineCall<api.OrderToReturn, api.OrderAnswer>({ method: 'POST', path: `${at}/orders/{id}/return` }),
  orderAgain: defineCall<api.OrderId, api.OrderedAgain>({ method: 'POST', path: `${at}/orders/{id}/again` }),
};
