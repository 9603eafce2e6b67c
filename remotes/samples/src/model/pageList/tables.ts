import { defineGroup } from '../samplePage';

export const tables = defineGroup('tables', 'table', [
  [110, '/tables/reactstrap', 'tables.reactstrap', 'table', 'table-styles', 'table-view'],
]);
