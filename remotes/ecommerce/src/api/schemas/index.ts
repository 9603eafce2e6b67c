export * from './cart';
export * from './order';
export * from './product';
