import { type ContractCase, get, post, remove } from 'mock/testing';

const address = { fullName: 'Ann', phone: '1', house: '2', city: 'Bonn', postcode: '53111' };

/** Made one after the other, in the page and over HTTP; what one changes the next ones see. */
export const contractCases: readonly ContractCase[] = [
  get('/apps/ecommerce/products'),
  get('/apps/ecommerce/products', { brand: ['Quill', 'Fjord'], sortBy: 'price-asc', priceMin: 10, rating: 4 }),
  get('/apps/ecommerce/products', { brand: [], category: null, q: 'x', perPage: 0 }),
  get('/apps/ecommerce/products/26'),
  get('/apps/ecommerce/products/quill-proof-pencils-blue-26'),
  get('/apps/ecommerce/products/99', {}, 404),
  get('/apps/ecommerce/facets'),
  get('/apps/ecommerce/wishlist'),
  get('/apps/ecommerce/cart'),
  post('/apps/ecommerce/wishlist', { productId: 1 }, 201),
  post('/apps/ecommerce/cart', { productId: 1 }, 201),
  post('/apps/ecommerce/cart', { productId: 99 }, 404),
  post('/apps/ecommerce/cart/1', { qty: 3 }),
  post('/apps/ecommerce/cart/1', { qty: 0 }, 400),
  remove('/apps/ecommerce/cart/27'),
  remove('/apps/ecommerce/wishlist/26'),
  remove('/apps/ecommerce/wishlist/26', {}, 404),
  post('/apps/restore', { kind: 'cart', ids: [27] }),
  post('/apps/ecommerce/orders', { address, paymentMethod: 'card' }, 201),
  post('/apps/ecommerce/orders', { address, paymentMethod: 'card' }, 400),
];
