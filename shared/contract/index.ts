export * from './app';
export * from './call';
export * from './callPaths';
export * from './filterText';
export * from './manifest';
export * from './registry';
export * from './roles';
export type * from './runtime';
export { hostClassPrefix, reachesBeyond } from './styleReach';
