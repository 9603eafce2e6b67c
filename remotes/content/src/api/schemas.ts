/** Inputs and answers of calls, by record. */
export * from './schemas/billing';
export * from './schemas/comment';
export * from './schemas/detail';
export * from './schemas/editorialSettings';
export * from './schemas/event';
export * from './schemas/history';
export * from './schemas/item';
export * from './schemas/list';
export * from './schemas/lock';
export * from './schemas/project';
export * from './schemas/step';
export * from './schemas/terms';
export * from './schemas/version';
export * from './schemas/write';
