import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../Toast/toastContext';
import { useTheme } from '../theme/useTheme';
import { rowsToCsv } from './csv';
import { downloadFile } from './downloadFile';
import type { Column } from './tableProps';

export interface CsvExport<Row> {
  isExporting: boolean;
  /** Fetches rows and saves them; a failure shows in a toast. */
  exportRows: (load: () => Promise<readonly Row[]>) => Promise<void>;
}

/**
 * Saves rows as a CSV file of that name (without ending), as spreadsheets of the person's language read it: the columns
 * that have a `text`.
 */
export function useCsvExport<Row>(fileName: string, columns: readonly Column<Row>[]): CsvExport<Row> {
  const { t } = useTranslation('kit');
  const { language } = useTheme();
  const toast = useToast();
  const [isExporting, setExporting] = useState(false);
  return {
    isExporting,
    async exportRows(load) {
      setExporting(true);
      try {
        const rows = await load();
        downloadFile(`${fileName}.csv`, rowsToCsv(columns, rows, language), 'text/csv;charset=utf-8');
        toast.success(t('table.exported', { count: rows.length }));
      } catch {
        toast.error(t('table.exportFailed'));
      } finally {
        setExporting(false);
      }
    },
  };
}
