import { defineApp } from 'shared/contract';
import { shopApi } from './api/shopApi';

export default defineApp({
  id: 'ecommerce',
  api: shopApi,
  routes: [
    { path: '/apps/ecommerce/shop', load: () => import('./Shop') },
    { path: '/apps/ecommerce/wishlist', load: () => import('./WishlistPage') },
    { path: '/apps/ecommerce/product-detail', load: () => import('./ProductPage/NewestProduct') },
    { path: '/apps/ecommerce/product-detail/:slug', load: () => import('./ProductPage') },
    { path: '/apps/ecommerce/checkout', load: () => import('./CheckoutPage') },
  ],
});
