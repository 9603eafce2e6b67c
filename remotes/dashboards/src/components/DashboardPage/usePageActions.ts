import { usePeriod } from '../../state/usePeriod';
import { usePrint } from '../../state/usePrint';
import { useDaysExport } from './useDaysExport';

/** What can be done with a page of cards: with the period that it shows, and with what it shows of that. */
export function usePageActions() {
  const [period, change] = usePeriod();
  const { isPrinting, print } = usePrint();
  const [exportDays, isExporting] = useDaysExport(period);
  return { period, change, isPrinting, print, exportDays: () => void exportDays(), isExporting };
}

export type PageActions = ReturnType<typeof usePageActions>;
