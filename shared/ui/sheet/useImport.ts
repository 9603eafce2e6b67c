import { useState } from 'react';
import { useTheme } from '../theme/useTheme';
import type { NamedEncoding } from './decodeText';
import { guessColumns, type ImportField, type ImportIssue, type ImportRecord, toRecords } from './importRows';
import { isTextFile, type ReadRow } from './readSheetFile';
import { type ReadTable, readTable } from './readTable';

/** An answer of the call that imports. */
interface ImportAnswer {
  id: number | null;
  imported: number;
  issues: readonly ImportIssue[];
}

export interface ImportCalls {
  /** Sends rows; a dry run says what is wrong in them. */
  send: (rows: readonly ImportRecord[], isDryRun: boolean) => Promise<ImportAnswer>;
  /** Takes an import back. */
  undo: (id: number) => Promise<{ removed: number; kept: number }>;
}

/** Rows of one request. */
const rowsAtOnce = 250;

export interface ImportTable {
  head: ReadRow;
  rows: readonly ReadRow[];
  /** The text that it was read from, which may be of another encoding. */
  file?: File;
  /** The encoding that was named for it. */
  encoding?: NamedEncoding | undefined;
}

export interface CheckedRows {
  records: readonly ImportRecord[];
  issues: readonly ImportIssue[];
}

export interface ImportResult {
  ids: readonly number[];
  imported: number;
  issues: readonly ImportIssue[];
  /** What ended it before its time. */
  error?: unknown;
}

interface Numbered {
  record: ImportRecord;
  row: number;
}

const fineRows = ({ records, issues }: CheckedRows): Numbered[] => {
  const odd = new Set(issues.map(({ row }) => row));
  return records.flatMap((record, row) => (odd.has(row) ? [] : [{ record, row }]));
};

/** Sends rows part by part; what is wrong is told by the rows of the table. */
async function sendParts(
  rows: readonly Numbered[],
  { send, isDryRun, onShare }: { send: ImportCalls['send']; isDryRun: boolean; onShare: (share: number) => void },
): Promise<ImportResult> {
  const ids: number[] = [];
  const issues: ImportIssue[] = [];
  let imported = 0;
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const part = rows.slice(from, from + rowsAtOnce);
    onShare(from / rows.length);
    try {
      const answer = await send(
        part.map(({ record }) => record),
        isDryRun,
      );
      if (answer.id !== null) ids.push(answer.id);
      imported += answer.imported;
      for (const issue of answer.issues) issues.push({ ...issue, row: part[issue.row]?.row ?? issue.row });
    } catch (error) {
      return { ids, imported, issues, error };
    }
  }
  return { ids, imported, issues };
}

/** Takes back the parts of an import, the latest first; what a part of them has done stands where another fails. */
async function takeBackAll(ids: readonly number[], undo: ImportCalls['undo']) {
  const sum = { removed: 0, kept: 0 };
  for (const id of [...ids].reverse()) {
    const { removed, kept } = await undo(id);
    sum.removed += removed;
    sum.kept += kept;
  }
  return sum;
}

interface Busy {
  what: 'checking' | 'importing';
  share: number;
}

/** The table in hand, and which field each of its columns is. */
function useTable(fields: readonly ImportField[]) {
  const [table, setTable] = useState<ImportTable>();
  const [mapping, setMapping] = useState<readonly (string | null)[]>([]);
  return {
    table,
    mapping,
    /** Reads a table; where that fails, what is in hand stays. */
    open: (async (load, file, encoding) =>
      readTable(load, ([head = [], ...rows]) => {
        setTable({ head, rows, ...(file && isTextFile(file) && { file, encoding }) });
        setMapping(guessColumns(head, fields));
      })) satisfies ReadTable,
    map(column: number, key: string | null) {
      setMapping((before) => before.map((one, at) => (at === column ? key : one === key ? null : one)));
    },
    drop: () => setTable(undefined),
  };
}

/** The way of a table into an app: read, its columns named, checked by the server, imported, taken back. */
export function useImport(fields: readonly ImportField[], { send, undo }: ImportCalls, now: number) {
  const { language } = useTheme();
  const inHand = useTable(fields);
  const { table, mapping } = inHand;
  const [checked, setChecked] = useState<CheckedRows>();
  const [result, setResult] = useState<ImportResult>();
  const [undone, setUndone] = useState<{ removed: number; kept: number }>();
  const [busy, setBusy] = useState<Busy>();
  const [error, setError] = useState<unknown>();

  const run = async (what: Busy['what'], rows: readonly Numbered[]) => {
    setError(undefined);
    const onShare = (share: number) => setBusy({ what, share });
    const answer = await sendParts(rows, { send, isDryRun: what === 'checking', onShare });
    setBusy(undefined);
    return answer;
  };

  return {
    ...inHand,
    checked,
    result,
    undone,
    busy,
    error,
    fine: checked ? fineRows(checked).length : 0,
    async check() {
      if (!table) return;
      const read = toRecords(table.rows, mapping, fields, { language, now });
      const answer = await run('checking', fineRows(read));
      if ('error' in answer) setError(answer.error);
      else {
        const issues = [...read.issues, ...answer.issues].sort((one, other) => one.row - other.row);
        setChecked({ records: read.records, issues });
      }
    },
    async start() {
      if (checked) setResult(await run('importing', fineRows(checked)));
    },
    async takeBack() {
      setError(undefined);
      await takeBackAll(result?.ids ?? [], undo).then(setUndone, setError);
    },
    back() {
      if (checked) setChecked(undefined);
      else inHand.drop();
      setError(undefined);
    },
  };
}

export type ImportInHand = ReturnType<typeof useImport>;
