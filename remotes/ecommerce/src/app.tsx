import { defineApp } from '@atrium/contract';
import { shopApi } from './api/shopApi';

export default defineApp({
  id: 'ecommerce',
  api: shopApi,
  routes: [
    { path: '/apps/ecommerce/shop', load: () => import('./pages/ShopPage') },
    { path: '/apps/ecommerce/wishlist', load: () => import('./pages/WishlistPage') },
    { path: '/apps/ecommerce/product-detail', load: () => import('./pages/ProductPage/NewestProduct') },
    { path: '/apps/ecommerce/product-detail/:slug', load: () => import('./pages/ProductPage') },
    { path: '/apps/ecommerce/checkout', load: () => import('./pages/CheckoutPage') },
    { path: '/apps/ecommerce/checkout/:step', load: () => import('./pages/CheckoutPage') },
    { path: '/apps/ecommerce/orders', load: () => import('./pages/OrdersPage') },
    { path: '/apps/ecommerce/orders/:id', load: () => import('./pages/OrderPage') },
    { path: '/apps/ecommerce/orders/:id/invoice', load: () => import('./pages/InvoicePage') },
  ],
});
