import { defineApp } from 'shared/contract';
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
  ],
});
