/** Ways out for numbers: a spreadsheet, separated values, the clipboard. */
export const cellKinds = ['xlsx', 'csv', 'copy'] as const;
export type CellKind = (typeof cellKinds)[number];

type Cells = readonly (readonly (string | number)[])[];

/** Saves or copies numbers as spreadsheets of the person's language read them. The table's entry point loads on demand. */
export async function saveCells(kind: CellKind, name: string, cells: Cells, language: string): Promise<void> {
  const table = await import('@atrium/ui/table');
  if (kind === 'copy') return table.copyCells(cells, language);
  if (!(await table.saveCells(kind, name, cells, language))) throw new Error('More than a sheet holds');
}
