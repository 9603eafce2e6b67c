export * from './auth';
export * from './core';
export * from './search';
