/** What calls take and answer, by the record that they are about. */
export * from './schemas/day';
export * from './schemas/layout';
export * from './schemas/revenue';
export * from './schemas/sale';
export * from './schemas/statistic';
