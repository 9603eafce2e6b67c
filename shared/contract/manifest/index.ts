export type * from './actions';
export type * from './appManifest';
export type * from './appManifest';
export type * from './backend';
export type * from './pages';
export type * from './slots';
export * from './values';
