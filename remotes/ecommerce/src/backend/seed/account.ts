import { demoOwner } from '../tables';

// Anything the demo's account has in the shop at the start.

const lines = [
  { productId: 27, color: 'amber', days: 3, offers: 2, discountPercentage: 17 },
  { productId: 21, color: 'red', days: 5, offers: 1, discountPercentage: 8 },
  { productId: 26, color: 'blue', days: 2, offers: 4, discountPercentage: 5 },
  { productId: 25, color: 'green', days: 6, offers: 3, discountPercentage: 11 },
  { productId: 23, color: 'accent', days: 4, offers: 2, discountPercentage: 3 },
] as const;

/** The cart, in the order of adding. */
export const cart = lines.map(({ productId, color, days, ...line }, index) => ({
  id: index + 1,
  owner: demoOwner,
  productId,
  color,
  place: `${productId}/${color}`,
  qty: 1,
  shippingDate: `@+${days}d`,
  ...line,
}));

export const wishlist = [26, 23].map((productId, index) => ({ id: index + 1, owner: demoOwner, productId }));

export const home = {
  fullName: 'Joana Duarte',
  phone: '+351 912 345 678',
  house: 'Rua da Prata 40, 3.º',
  landmark: 'Ring at “Duarte”',
  postcode: '1100-420',
  city: 'Lisboa',
  state: '',
  country: 'PT',
  kind: 'home' as const,
};

export const addresses = [
  { id: 1, owner: demoOwner, ...home },
  {
    id: 2,
    owner: demoOwner,
    fullName: 'Joana Duarte',
    phone: '+49 30 55502201',
    house: 'Torstraße 112',
    landmark: 'Atrium, second courtyard',
    postcode: '10119',
    city: 'Berlin',
    state: '',
    country: 'DE',
    kind: 'work',
  },
];

export const coupons = [
  { id: 1, code: 'WELCOME10', kind: 'percent', value: 10, least: 0, expires: null },
  { id: 2, code: 'TENOFF', kind: 'fixed', value: 10, least: 60, expires: null },
  { id: 3, code: 'SUMMER', kind: 'percent', value: 25, least: 0, expires: '@-60d' },
  { id: 4, code: 'AUTUMN5', kind: 'percent', value: 5, least: 0, expires: '@-10d' },
];

export const giftCards = [
  { id: 1, code: 'GIFT-0050', balance: 50 },
  { id: 2, code: 'GIFT-0500', balance: 500 },
  { id: 3, code: 'GIFT-0000', balance: 0 },
];
