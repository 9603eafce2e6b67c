import { useTranslation } from 'react-i18next';
import { useToast } from '../Toast/toastContext';
import { collectRows } from './copyRows';
import type { ExportKind } from './saveCells';
import type { Column } from './tableProps';
import { useCsvExport } from './useCsvExport';
import type { RowSelection } from './useRowSelection';

interface ListExportOptions<Row> {
  fileName: string;
  /** Those that are shown, in their order. */
  columns: readonly Column<Row>[];
  /** A page of the rows that match. */
  loadPage: (page: number, perPage: number) => Promise<{ rows: readonly Row[]; total: number }>;
  total: number;
  selection: RowSelection;
}

const many = 5_000;

/** Saves all rows of a list that match, or those that are chosen, as a file. */
export function useListExport<Row extends { id: number }>(options: ListExportOptions<Row>) {
  const { fileName, columns, loadPage, total, selection } = options;
  const { t } = useTranslation('kit');
  const toast = useToast();
  const { isExporting, exportRows } = useCsvExport(fileName, columns);

  const exportMany = (kind: ExportKind, count: number, isWanted: (row: Row) => boolean) => {
    if (count > many) toast.info(t('table.exportLarge', { count }));
    void exportRows(async () => (await collectRows(loadPage)).filter(isWanted), kind);
  };
  return {
    isExporting,
    exportAll: (kind: ExportKind) => exportMany(kind, total, () => true),
    exportChosen(kind: ExportKind) {
      const [keys, except] = [new Set(selection.keys), new Set(selection.except)];
      exportMany(kind, selection.count, ({ id }) => (selection.isAll ? !except.has(String(id)) : keys.has(String(id))));
    },
  };
}
