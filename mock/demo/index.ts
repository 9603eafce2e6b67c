// What the scripts that make demo data share; no page loads it.
export * from './clients';
export * from './people';
export * from './scene';
export * from './svg';
export * from './write';
