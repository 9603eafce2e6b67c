import { RuntimeContext } from '@atrium/sdk';
import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../Toast/toastContext';
import { useTheme } from '../theme/useTheme';
import { toCells } from './csv';
import { type ExportKind, saveCells } from './saveCells';
import type { Column } from './tableProps';

export interface CsvExport<Row> {
  isExporting: boolean;
  /** Fetches rows and saves them; a failure shows in a toast. */
  exportRows: (load: () => Promise<readonly Row[]>, kind?: ExportKind) => Promise<void>;
}

/** Tells a server of a list that was saved, for its audit log; the person need not wait for it. */
function useExportNote(): (list: string, rows: number) => void {
  const runtime = useContext(RuntimeContext);
  return (list, rows) => void runtime?.http.post('/api/audit/exports', { list, rows }).catch(() => {});
}

/**
 * Saves rows as a file of that name (without ending), as spreadsheets of the person's language read it: the columns that
 * have a `text`. CSV, or since 3.0 a spreadsheet.
 */
export function useCsvExport<Row>(fileName: string, columns: readonly Column<Row>[]): CsvExport<Row> {
  const { t } = useTranslation('kit');
  const { language } = useTheme();
  const toast = useToast();
  const noteExport = useExportNote();
  const [isExporting, setExporting] = useState(false);
  return {
    isExporting,
    async exportRows(load, kind = 'csv') {
      setExporting(true);
      try {
        const rows = await load();
        if (!(await saveCells(kind, fileName, toCells(columns, rows), language))) {
          toast.error(t('table.exportTooLarge'));
          return;
        }
        toast.success(t('table.exported', { count: rows.length }));
        noteExport(fileName, rows.length);
      } catch {
        toast.error(t('table.exportFailed'));
      } finally {
        setExporting(false);
      }
    },
  };
}
