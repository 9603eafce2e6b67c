export * from './day';
export * from './layout';
export * from './revenue';
export * from './sale';
export * from './statistic';
