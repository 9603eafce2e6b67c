export * from './billing';
export * from './detail';
export * from './editorialSettings';
export * from './history';
export * from './item';
export * from './project';
export * from './terms';
export * from './write';
