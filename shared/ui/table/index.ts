export { Pagination } from 'antd';
export {
  type AddressParam,
  type AddressParams,
  choiceParam,
  countParam,
  flagParam,
  textParam,
} from './addressState';
export { type BinColumnsOptions, type BinRow, useBinColumns } from './bin/useBinColumns';
export { collectRows } from './collectRows';
export type { Column } from './column';
export { copyRows } from './copyRows';
export { type CsvCell, toCsv } from './csv';
export { DataTable } from './DataTable';
export { downloadBlob, downloadFile } from './downloadFile';
export { AmountFilter, type AmountFilterProps } from './filters/AmountFilter';
export { ChoiceFilter, type ChoiceFilterProps } from './filters/ChoiceFilter';
export { DateFilter, type DateFilterProps } from './filters/DateFilter';
export { FlagFilter, type FlagFilterProps } from './filters/FlagFilter';
export { useListPath } from './listPlace';
export { type ListPaging, type ListQuery, toListQuery } from './listQuery';
export { RowMenu, type RowMenuProps } from './RowMenu';
export { rowsToCsv } from './rowsToCsv';
export { TableFooter, type TableFooterProps } from './TableFooter';
export { TablePresets, type TablePresetsProps } from './TablePresets';
export { TableViewMenu } from './TableViewMenu';
export { readTableParams, type Sort, type TableDefaults, type TableParams, writeTableParams } from './tableParams';
export type { DataTableProps, Selection } from './tableProps';
export { type SetAddressState, useAddressState } from './useAddressState';
export { type CsvExport, useCsvExport } from './useCsvExport';
export {
  type ChosenRows,
  type ListPage,
  type ListPageOptions,
  type ListResult,
  type ListRows,
  useListPage,
} from './useListPage';
export type { RowKeys } from './useRowKeys';
export { type RowSelection, useRowSelection } from './useRowSelection';
export { type TableOptions, type TableParamsControl, useTableParams } from './useTableParams';
export { type TableView, useTableView } from './useTableView';
