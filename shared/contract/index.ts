export * from './app';
export * from './call';
export * from './callPaths';
export * from './manifest';
export * from './registry';
export * from './styleReach';
