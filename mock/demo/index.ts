// For generators of demo data; no page loads it.
export * from './clients';
export * from './people';
export * from './svg';
