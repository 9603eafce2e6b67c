export * from './schemas/address';
export * from './schemas/cart';
export * from './schemas/order';
export * from './schemas/product';
export * from './schemas/review';
