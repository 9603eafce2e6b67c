import { type ImportRow, isChosenFirst } from './planImport';

/** True for a row that changes nothing, or follows the choice of its series. */
export const isFixed = ({ kind, isPart }: ImportRow): boolean => kind === 'same' || isPart;

/** Chosen rows: those of the first choice but for the toggled ones; the exceptions of a series follow it. */
export function chosenRows(rows: readonly ImportRow[], toggled: ReadonlySet<string>): ImportRow[] {
  const isOwn = (row: ImportRow) => row.kind !== 'same' && isChosenFirst(row) !== toggled.has(row.key);
  const groups = new Set(rows.filter((row) => !row.isPart && isOwn(row)).map(({ group }) => group));
  return rows.filter((row) => (row.isPart ? groups.has(row.group) : isOwn(row)));
}
