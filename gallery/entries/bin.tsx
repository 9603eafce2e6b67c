import { DataTable, useBinColumns } from '@atrium/ui/table';
import { useState } from 'react';

const deleted = [
  {
    id: 1,
    name: 'Notes for the spring issue',
    deletedAt: '2026-03-08T09:00:00Z',
    deletedBy: 'Joana Duarte',
    daysLeft: 27,
  },
  { id: 2, name: 'Old price list', deletedAt: '2026-02-12T15:30:00Z', deletedBy: null, daysLeft: 3 },
];
const now = Date.parse('2026-03-11T10:00:00Z');

/** Deleted records are restored from the menu of their row, or deleted permanently after a question. */
export function DeletedRecords() {
  const [rows, setRows] = useState(deleted);
  const remove = async ({ id }: { id: number }) => setRows((before) => before.filter((row) => row.id !== id));
  const columns = useBinColumns<(typeof deleted)[number]>({
    now,
    nameOf: ({ name }) => name,
    restore: remove,
    purge: remove,
    lossText: 'Nobody can bring it back.',
    explain: String,
  });
  return (
    <DataTable
      label="Deleted notes"
      columns={[{ key: 'name', title: 'Name', render: ({ name }) => name }, ...columns]}
      rows={rows}
      rowKey={({ id }) => id}
      isFiltered={false}
      onClear={() => undefined}
      empty={null}
    />
  );
}
