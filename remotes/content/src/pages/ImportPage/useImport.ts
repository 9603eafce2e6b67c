import { readApiError } from '@atrium/sdk';
import { readArticleMarkup } from '@atrium/ui/sanitize';
import { useState } from 'react';
import { useImportItemsMutation } from '../../api/exchangeApi';
import { type FileIssue, type ImportEntry, ImportIssue, type ImportNote } from '../../model/exchange/importEntry';
import { toBatches } from '../../model/exchange/toBatches';

/** An entry of a file, before and after it was taken in. */
export interface ImportRow extends ImportEntry {
  key: string;
  file: string;
  outcome?: { id: number; slug: string } | { field: string; message: string };
}

export interface ImportedFile {
  name: string;
  notes: readonly ImportNote[];
  issue?: FileIssue;
}

/** Where all that is taken in belongs. */
export interface Filed {
  channelIds: number[];
  projectId: number | null;
}

const readText = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsText(file);
  });

/** Files that were chosen, what is in them, and what became of it. */
export function useImport() {
  const [files, setFiles] = useState<readonly ImportedFile[]>([]);
  const [rows, setRows] = useState<readonly ImportRow[]>([]);
  const [isReading, setReading] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [send, { isLoading }] = useImportItemsMutation();

  const read = async (chosen: readonly File[]) => {
    setReading(true);
    const { readImport } = await import('../../model/exchange/readImport');
    for (const file of chosen) {
      try {
        const { entries, notes } = await readImport(
          { name: file.name, size: file.size, text: () => readText(file) },
          readArticleMarkup,
        );
        setFiles((before) => [...before, { name: file.name, notes }]);
        setRows((before) => [
          ...before,
          ...entries.map((entry, place) => ({ ...entry, file: file.name, key: `${before.length + place}` })),
        ]);
      } catch (caught) {
        const issue = caught instanceof ImportIssue ? caught.issue : 'unreadable';
        setFiles((before) => [...before, { name: file.name, notes: [], issue }]);
      }
    }
    setReading(false);
  };

  /** Takes in what was not yet. It stops at a call that fails, and goes on from there the next time. */
  const run = async (filed: Filed) => {
    setError(null);
    const waiting = rows.filter(({ outcome }) => !outcome || 'field' in outcome);
    for (const batch of toBatches(waiting)) {
      const items = batch.map(({ key: _key, file: _file, notes: _notes, outcome: _outcome, ...fields }) => fields);
      const { data, error: failure } = await send({ items, ...filed });
      if (!data) return setError(readApiError(failure).message);
      const outcomes = new Map<string, NonNullable<ImportRow['outcome']>>();
      for (const { place, ...done } of data.done) outcomes.set(batch[place]?.key ?? '', done);
      for (const { place, ...refused } of data.refused) outcomes.set(batch[place]?.key ?? '', refused);
      setRows((before) =>
        before.map((row) => {
          const outcome = outcomes.get(row.key);
          return outcome ? { ...row, outcome } : row;
        }),
      );
    }
  };
  const clear = () => {
    setFiles([]);
    setRows([]);
    setError(null);
  };
  return { files, rows, isReading, isSending: isLoading, error, read, run, clear };
}
