export { Pagination } from 'antd';
export type { Column } from './column';
export { DataTable, type DataTableProps, type Selection } from './DataTable';
export { TableFooter, type TableFooterProps } from './TableFooter';
export { readTableParams, type Sort, type TableDefaults, type TableParams, writeTableParams } from './tableParams';
export { type TableParamsControl, useTableParams } from './useTableParams';
