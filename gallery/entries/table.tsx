import { Button, EmptyState, Icon, Person, Pill, SelectionBar, useFormat } from '@atrium/ui';
import { type Column, DataTable, RowMenu, useCsvExport, useRowSelection, useTableParams } from '@atrium/ui/table';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { people, type Person as Someone, toneOf } from '../data/samples';

const menu = ({ name }: Someone) => (
  <RowMenu
    label={`Actions for ${name}`}
    items={[
      { key: 'edit', label: 'Edit' },
      { key: 'copy', label: 'Copy' },
    ]}
  />
);

function usePeopleColumns(): Column<Someone>[] {
  const format = useFormat();
  return [
    {
      key: 'name',
      title: 'Name',
      isSortable: true,
      text: ({ name }) => name,
      render: ({ name, email }) => <Person name={name} detail={email} />,
    },
    { key: 'role', title: 'Role', text: ({ role }) => role, render: ({ role }) => role },
    {
      key: 'status',
      title: 'Status',
      render: ({ status }) => (
        <Pill dot tone={toneOf[status]}>
          {status}
        </Pill>
      ),
    },
    {
      key: 'balance',
      title: 'Balance',
      align: 'end',
      isSortable: true,
      hideBelow: 'medium',
      text: ({ balance }) => balance,
      render: ({ balance }) => format.money(balance),
    },
    { key: 'menu', title: '', width: 48, render: menu },
  ];
}

const nobody = <EmptyState picture="people" title="Nobody here yet" text="Who you add appears here." />;

/** Order, page and page size are in the address; chosen rows stay chosen over pages; on phones the rows are cards. */
export function Table() {
  const table = useTableParams({ sort: { key: 'name', isDescending: false }, perPageOptions: [5, 10] });
  const { key, isDescending } = table.sort ?? { key: 'id', isDescending: false };
  const compare = (a: Someone, b: Someone) =>
    key === 'balance' ? a.balance - b.balance : a.name.localeCompare(b.name);
  const sorted = [...people].sort((a, b) => (isDescending ? compare(b, a) : compare(a, b)));
  const rows = sorted.slice((table.page - 1) * table.perPage, table.page * table.perPage);
  const selection = useRowSelection({ scope: '', total: people.length, pageKeys: rows.map(({ id }) => id) });
  const columns = usePeopleColumns();
  const { exportRows, isExporting } = useCsvExport('people', columns);
  return (
    <>
      <DataTable
        label="People"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
        selection={selection}
        total={people.length}
        page={table.page}
        perPage={table.perPage}
        perPageOptions={[5, 10]}
        onPage={table.setPage}
        sort={table.sort}
        onSort={table.setSort}
        empty={nobody}
      />
      <SelectionBar
        count={selection.count}
        total={people.length}
        onSelectAll={selection.selectAll}
        onClear={selection.clear}
      >
        <Button
          type="text"
          icon={<Icon of={Download} />}
          loading={isExporting}
          onClick={() => exportRows(async () => people)}
        >
          CSV
        </Button>
      </SelectionBar>
    </>
  );
}

const state = { label: 'People', rowKey: ({ id }: Someone) => id, empty: nobody };

/** Before the first answer: the shape of the rows. */
export function Loading() {
  return <DataTable {...state} columns={usePeopleColumns()} rows={undefined} perPage={3} />;
}

/** Other rows are on their way: a line runs over these. */
export function Stale() {
  return <DataTable {...state} columns={usePeopleColumns()} rows={people.slice(0, 3)} isStale />;
}

/** 36 px a row, as many as fit. */
export function Compact() {
  return <DataTable {...state} columns={usePeopleColumns()} rows={people.slice(0, 4)} rowHeight={36} />;
}

/** Nothing there yet, and nothing that matches, look different. */
export function Empty() {
  const [isFiltered, setFiltered] = useState(true);
  return (
    <DataTable
      {...state}
      columns={usePeopleColumns()}
      rows={[]}
      isFiltered={isFiltered}
      onClear={() => setFiltered(false)}
    />
  );
}

export function Failing() {
  return (
    <DataTable {...state} columns={usePeopleColumns()} rows={undefined} error={{ status: 500 }} onRetry={() => {}} />
  );
}

/** Rows that were there stay, when newer ones do not arrive. */
export function FailingAfterwards() {
  return (
    <DataTable
      {...state}
      columns={usePeopleColumns()}
      rows={people.slice(0, 2)}
      error={{ status: 500 }}
      onRetry={() => {}}
    />
  );
}
