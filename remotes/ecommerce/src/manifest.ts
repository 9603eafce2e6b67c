import type { AppManifest } from '@atrium/contract';
import { firstNotifications } from './model/firstNotifications';

const read = { action: 'read', subject: 'Product' };
const buy = { action: 'create', subject: 'Product' };

const manifest: AppManifest = {
  id: 'ecommerce',
  title: 'title',
  icon: 'shopping-cart',
  owner: { team: 'Team Shop', contact: 'shop@atrium.example' },
  paths: [
    { path: '/apps/ecommerce', label: 'title', requires: read },
    { path: '/apps/ecommerce/checkout', label: 'checkout.title', requires: buy },
    { path: '/apps/ecommerce/orders', label: 'orders.title', requires: buy },
  ],
  menu: [
    {
      id: 'shop',
      label: 'title',
      icon: 'shopping-cart',
      path: '/apps/ecommerce/shop',
      goKey: 'S',
      requires: read,
      order: 30,
      section: 'business',
      children: [
        {
          id: 'product',
          label: 'product.newest',
          icon: 'package',
          path: '/apps/ecommerce/product-detail',
          order: 20,
        },
        {
          id: 'wishlist',
          label: 'wishlist.title',
          icon: 'heart',
          path: '/apps/ecommerce/wishlist',
          goKey: 'W',
          order: 30,
        },
        {
          id: 'checkout',
          label: 'checkout.title',
          icon: 'credit-card',
          path: '/apps/ecommerce/checkout',
          order: 40,
          requires: buy,
        },
        {
          id: 'orders',
          label: 'orders.title',
          icon: 'receipt',
          path: '/apps/ecommerce/orders',
          order: 50,
          requires: buy,
        },
      ],
    },
  ],
  search: [
    { id: 'shop', label: 'title', path: '/apps/ecommerce/shop', icon: 'shopping-cart', requires: read },
    { id: 'product', label: 'product.newest', path: '/apps/ecommerce/product-detail', icon: 'package', requires: read },
    { id: 'wishlist', label: 'wishlist.title', path: '/apps/ecommerce/wishlist', icon: 'heart', requires: read },
    { id: 'checkout', label: 'checkout.title', path: '/apps/ecommerce/checkout', icon: 'credit-card', requires: buy },
    { id: 'orders', label: 'orders.title', path: '/apps/ecommerce/orders', icon: 'receipt', requires: buy },
  ],
  commands: [
    {
      id: 'ecommerce.search',
      label: 'command.search',
      icon: 'search',
      argument: { type: 'object', properties: { words: { type: 'string' } }, additionalProperties: false },
      typed: 'words',
      module: './commands',
      requires: read,
    },
    { id: 'ecommerce.buyAgain', label: 'command.buyAgain', icon: 'rotate-ccw', module: './commands', requires: buy },
  ],
  slots: [
    {
      id: 'cart',
      slot: 'navbar.end',
      label: 'cart.title',
      icon: 'shopping-cart',
      badge: 'cart',
      order: 10,
      module: './components/CartSlot',
      requires: buy,
    },
    {
      id: 'latest-orders',
      slot: 'dashboards.overview',
      label: 'widget.title',
      icon: 'receipt',
      order: 72,
      module: './components/LatestOrders',
      requires: buy,
      widget: {
        sizes: ['medium', 'wide'],
        roles: ['admin'],
        settings: [{ id: 'rows', label: 'widget.rows', choices: [{ value: '3' }, { value: '5' }, { value: '10' }] }],
      },
    },
  ],
  uses: { slots: ['navbar.end', 'dashboards.overview'] },
  notifications: ['sent', 'back'].map((id) => ({
    id,
    title: `notification.${id}.title`,
    text: `notification.${id}.text`,
  })),
  subjects: ['Product'],
  rights: [{ subject: 'Product', label: 'rights.Product' }],
  grants: ['editor', 'subscriber'].map((role) => ({ role, ...read })),
  backend: {
    prefixes: ['/apps/ecommerce'],
    module: './backend',
    notifications: firstNotifications,
    personalCounts: { cart: { 1: 5, null: 5 } },
    searches: true,
    records: [{ group: 'Products', label: 'records.products', icon: 'package' }],
  },
};

export default manifest;
