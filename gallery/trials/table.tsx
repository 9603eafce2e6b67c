import { EmptyState, Pill } from '@atrium/ui';
import { type Column, DataTable } from '@atrium/ui/table';
import { type Person, people, toneOf } from '../data/samples';
import { defineTrial, onOff } from '../trial/defineTrial';

const columns: Column<Person>[] = [
  { key: 'name', title: 'Name', render: ({ name }) => name },
  { key: 'role', title: 'Role', render: ({ role }) => role },
  {
    key: 'status',
    title: 'Status',
    render: ({ status }) => (
      <Pill dot tone={toneOf[status]}>
        {status}
      </Pill>
    ),
  },
];

const rowsOf = { some: people.slice(0, 3), loading: undefined, none: [], failed: undefined };

const table = defineTrial({
  part: 'DataTable',
  props: {
    rows: {
      values: ['some', 'loading', 'none', 'failed'],
      does: 'Absent until the first answer; with `error`, what failed and a way on.',
      write: (rows) =>
        rows === 'failed' ? 'rows={undefined} error={error}' : `rows={${rows === 'none' ? '[]' : 'undefined'}}`,
    },
    rowHeight: { values: [44, 36, 52], does: 'In pixels: one line, as many as fit, or two lines.' },
    isStale: onOff('Other rows are on their way: a line runs over these.'),
    isFiltered: onOff('Nothing matches, rather than nothing there.'),
  },
  start: { rows: 'some', rowHeight: 44, isStale: false, isFiltered: false },
  given: ['label="People"', 'columns={columns}', 'rowKey={({ id }) => id}', 'empty={nobody}'],
  render: ({ rows, rowHeight, ...props }) => (
    <div style={{ inlineSize: '100%', minInlineSize: 0 }}>
      <DataTable
        {...props}
        label="People to try"
        columns={columns}
        rows={rowsOf[rows]}
        rowKey={({ id }) => id}
        rowHeight={rowHeight}
        perPage={3}
        onClear={() => undefined}
        {...(rows === 'failed' && { error: { status: 500 }, onRetry: () => undefined })}
        empty={<EmptyState picture="people" title="Nobody here yet" />}
      />
    </div>
  ),
  rows: {},
});

export const trials = [table];
