export * from './auth';
export * from './frame';
export * from './search';
