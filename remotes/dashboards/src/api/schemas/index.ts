/** What calls take and answer, by the record that they are about. */
export * from './day';
export * from './layout';
export * from './revenue';
export * from './sale';
export * from './statistic';
