export * from './app';
export * from './manifest';
export * from './registry';
