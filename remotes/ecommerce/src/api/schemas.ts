export * from './schemas/cart';
export * from './schemas/order';
export * from './schemas/product';
