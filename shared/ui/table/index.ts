export { Pagination } from 'antd';
export {
  type AddressParam,
  type AddressParams,
  choiceParam,
  countParam,
  flagParam,
  type SetAddressState,
  textParam,
  useAddressState,
} from './addressState';
export { copyRows } from './copyRows';
export { toCsv } from './csv';
export { DataTable } from './DataTable';
export { downloadBlob, downloadFile } from './downloadFile';
export { AmountFilter, type AmountFilterProps } from './filters/AmountFilter';
export { ChoiceFilter, type ChoiceFilterProps } from './filters/ChoiceFilter';
export { DateFilter, type DateFilterProps } from './filters/DateFilter';
export { FlagFilter, type FlagFilterProps } from './filters/FlagFilter';
export { useListPath } from './listPlace';
export { RowMenu, type RowMenuProps } from './RowMenu';
export { TableFooter, type TableFooterProps } from './TableFooter';
export { TablePresets, type TablePresetsProps } from './TablePresets';
export { TableViewMenu } from './TableViewMenu';
export {
  type ListPaging,
  type ListQuery,
  type Sort,
  type TableDefaults,
  type TableParams,
  toListQuery,
} from './tableParams';
export type { Column, CsvCell, DataTableProps, Selection } from './tableProps';
export { type BinColumnsOptions, type BinRow, useBinColumns } from './useBinColumns';
export { type CsvExport, useCsvExport } from './useCsvExport';
export {
  type ChosenRows,
  type ListPage,
  type ListPageOptions,
  type ListResult,
  type ListRows,
  useListPage,
} from './useListPage';
export { type RowKeys, type RowSelection, useRowSelection } from './useRowSelection';
export { type TableOptions, type TableParamsControl, useTableParams } from './useTableParams';
export { type TableView, useTableView } from './useTableView';
