/** What calls take and answer, by the record that they are about. */
export * from './schemas/activity';
export * from './schemas/company';
export * from './schemas/day';
export * from './schemas/layout';
export * from './schemas/note';
export * from './schemas/orders';
export * from './schemas/period';
export * from './schemas/revenue';
export * from './schemas/sale';
export * from './schemas/statistic';
export * from './schemas/support';
export * from './schemas/view';
export * from './schemas/visits';
