import { defineGroup } from '../samplePage';

export const datatables = defineGroup('datatables', 'table-properties', [
  [111, '/datatables/basic', 'datatables.basic'],
  [112, '/datatables/advance', 'datatables.advance'],
]);
