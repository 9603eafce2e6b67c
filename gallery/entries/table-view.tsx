import { FilterChip, Person, Toolbar } from '@atrium/ui';
import {
  type Column,
  DataTable,
  TableFooter,
  TablePresets,
  TableViewMenu,
  useTableParams,
  useTableView,
} from '@atrium/ui/table';
import { useState } from 'react';
import { people, type Person as Someone } from '../data/samples';

const columns: Column<Someone>[] = [
  { key: 'name', title: 'Name', render: ({ name, email }) => <Person name={name} detail={email} /> },
  { key: 'role', title: 'Role', render: ({ role }) => role },
  { key: 'status', title: 'Status', render: ({ status }) => status },
];
const roles = ['Editor', 'Author', 'Subscriber'].map((value) => ({ value, label: value }));
const filters = ['role'];

/** Columns, density and filters under a name are remembered by the browser. */
export function ColumnsAndPresets() {
  const view = useTableView('gallery', columns);
  const table = useTableParams({ filters });
  const rows = people.filter(({ role }) => !table.filters.role || role === table.filters.role);
  return (
    <>
      <Toolbar
        label="Filter people"
        end={
          <>
            <TablePresets name="gallery" filters={filters} />
            <TableViewMenu view={view} />
          </>
        }
      >
        <FilterChip
          label="Role"
          options={roles}
          value={table.filters.role}
          onChange={(role) => table.setFilter('role', role)}
        />
      </Toolbar>
      <DataTable
        label="People"
        columns={view.columns}
        rowHeight={view.rowHeight}
        rows={rows.slice(0, 4)}
        rowKey={({ id }) => id}
        isFiltered={table.isFiltered}
        onClear={table.clear}
        empty={null}
      />
    </>
  );
}

/** The foot of a list that is no table. */
export function Footer() {
  const [{ page, perPage }, setPage] = useState({ page: 3, perPage: 10 });
  return (
    <TableFooter
      total={132}
      page={page}
      perPage={perPage}
      onPage={(next, size) => setPage({ page: next, perPage: size })}
    />
  );
}
