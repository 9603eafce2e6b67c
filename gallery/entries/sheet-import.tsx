import { Alert, SearchInput } from '@atrium/ui';
import { FileDrop } from '@atrium/ui/fields';
import { type ReadRow, readSheetFile, SheetFileError } from '@atrium/ui/sheet';
import { DataTable } from '@atrium/ui/table';
import { useState } from 'react';
import { Stack } from '../components/Row';

const reasons: Record<SheetFileError['reason'], string> = {
  kind: 'Choose a spreadsheet (XLSX) or separated values (CSV).',
  empty: 'Nothing is in this file.',
  large: 'This file has more than 32 MB.',
  broken: 'This file cannot be read as a spreadsheet.',
};

interface Line {
  id: number;
  cells: string[];
}

const write = (cell: ReadRow[number] | undefined): string =>
  cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? '');

/** The first row names the columns; what is no table says why, and the rows that were there stay. */
export function ImportFile() {
  const [[head = [], ...rows] = [], setRows] = useState<ReadRow[]>([]);
  const [issue, setIssue] = useState<string>();
  const [query, setQuery] = useState('');
  const read = async ([file]: readonly File[]) => {
    if (!file) return;
    try {
      setRows(await readSheetFile(file));
      setIssue(undefined);
      setQuery('');
    } catch (error) {
      const { reason, row } = error instanceof SheetFileError ? error : new SheetFileError('broken');
      setIssue(row === undefined ? reasons[reason] : `${reasons[reason]} Look at row ${row}.`);
    }
  };
  const found: Line[] = rows
    .map((cells, index) => ({ id: index, cells: cells.map(write) }))
    .filter(({ cells }) => cells.some((cell) => cell.toLowerCase().includes(query.toLowerCase())));
  return (
    <Stack>
      <FileDrop
        label="Drop a table here, or choose one"
        hint="XLSX or CSV"
        accept=".xlsx,.csv,.txt"
        isSingle
        onFiles={read}
      />
      {issue && <Alert type="error" title={issue} />}
      {rows.length > 0 && (
        <>
          <SearchInput label="Search the rows" value={query} onSearch={setQuery} delay={0} />
          <DataTable
            label="Imported rows"
            columns={head.map((title, at) => ({
              key: String(at),
              title: write(title) || `Column ${at + 1}`,
              render: ({ cells }: Line) => cells[at] ?? '',
            }))}
            rows={found.slice(0, 10)}
            rowKey={({ id }) => id}
            empty={null}
            isFiltered
            onClear={() => setQuery('')}
          />
          <output>
            {found.length} of {rows.length} rows
          </output>
        </>
      )}
    </Stack>
  );
}
