import { Alert, Button, SearchInput } from '@atrium/ui';
import { FileDrop } from '@atrium/ui/fields';
import { ImportDialog, type ImportField, type ReadRow, readSheetFile, SheetFileError } from '@atrium/ui/sheet';
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

const fields: ImportField[] = [
  { key: 'fullName', label: 'Full name', isNeeded: true },
  { key: 'email', label: 'Email', isNeeded: true, isUnique: true },
  { key: 'dob', label: 'Date of birth', kind: 'day' },
];

/** Columns are named, rows are checked before anything is stored, and what came in can be taken back. */
export function ImportInSteps() {
  const [isOpen, setOpen] = useState(false);
  const [stored, setStored] = useState(0);
  const issuesOf = (rows: readonly Record<string, unknown>[]) =>
    rows.flatMap(({ email }, row) =>
      String(email).includes('@') ? [] : [{ row, field: 'email', message: 'This is not an email address.' }],
    );
  return (
    <Stack>
      <Button onClick={() => setOpen(true)}>Import people</Button>
      <output>{stored} people</output>
      {isOpen && (
        <ImportDialog
          title="Import people"
          fields={fields}
          send={async (rows, isDryRun) => {
            const issues = issuesOf(rows);
            const imported = rows.length - issues.length;
            if (!isDryRun) setStored((count) => count + imported);
            return { id: isDryRun ? null : 1, imported, issues };
          }}
          undo={async () => {
            setStored(0);
            return { removed: stored, kept: 0 };
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Stack>
  );
}
