import { EmptyState, Person, Pill, useFormat } from '@atrium/ui';
import { type Column, DataTable, RowMenu, useRowSelection } from '@atrium/ui/table';
import { useState } from 'react';
import { people, type Person as Someone, toneOf } from '../data/samples';

const few = people.slice(0, 4);
const common = { rows: few, rowKey: ({ id }: Someone) => id, empty: <EmptyState picture="people" title="Nobody" /> };

const name: Column<Someone> = { key: 'name', title: 'Name', render: (person) => person.name };
const role: Column<Someone> = { key: 'role', title: 'Role', render: (person) => person.role };
const email: Column<Someone> = { key: 'email', title: 'Email', render: (person) => person.email };

/** Rows of one line, divided by hairlines: no frame, no stripes. */
export function Plain() {
  return <DataTable {...common} label="People in one line" columns={[name, role, email]} />;
}

/** Two lines a row: a person with a picture, and what belongs to the name below it. */
export function TwoLines() {
  const who: Column<Someone> = { ...name, render: (person) => <Person name={person.name} detail={person.email} /> };
  return <DataTable {...common} label="People in two lines" columns={[who, role]} rowHeight={52} />;
}

/** As many rows as fit, for comparison. */
export function Dense() {
  return <DataTable {...common} label="People, closely set" columns={[name, role, email]} rowHeight={36} />;
}

/** Numbers and days at the end of their column, with figures of one width. */
export function Numbers() {
  const format = useFormat();
  const columns: Column<Someone>[] = [
    name,
    { key: 'seen', title: 'Last seen', align: 'end', render: ({ seen }) => <bdi>{format.date(seen)}</bdi> },
    { key: 'balance', title: 'Balance', align: 'end', render: ({ balance }) => format.money(balance) },
  ];
  return <DataTable {...common} label="Balances" columns={columns} />;
}

/** A state is a pill with its name; a row has no colour of its own. */
export function States() {
  const columns: Column<Someone>[] = [
    name,
    {
      key: 'status',
      title: 'Status',
      render: ({ status }) => (
        <Pill dot tone={toneOf[status]}>
          {status}
        </Pill>
      ),
    },
    role,
  ];
  return <DataTable {...common} label="States" columns={columns} />;
}

/** The whole row leads on, and its first cell is the link. */
export function RowLinks() {
  return <DataTable {...common} label="People to open" columns={[name, role]} rowLink={({ id }) => `#person-${id}`} />;
}

/** Actions of a row are at its end and named after the row. */
export function RowActions() {
  const menu: Column<Someone> = {
    key: 'menu',
    title: '',
    width: 48,
    render: (person) => <RowMenu label={`Actions for ${person.name}`} items={[{ key: 'copy', label: 'Copy' }]} />,
  };
  return <DataTable {...common} label="People with actions" columns={[name, role, menu]} />;
}

/** Chosen rows are tinted and ticked. */
export function Chosen() {
  const selection = useRowSelection({ scope: 'styles', total: few.length, pageKeys: few.map(({ id }) => id) });
  return (
    <DataTable
      {...common}
      label="People to choose"
      columns={[name, role]}
      rowLabel={(person) => person.name}
      selection={selection}
    />
  );
}

/** The borders between the heads can be moved, with a pointer or with arrow keys. */
export function OwnWidths() {
  const [widths, setWidths] = useState<Record<string, number>>({ name: 220, role: 160 });
  const columns = [name, role, email].map((column) => ({ ...column, width: widths[column.key] }));
  return (
    <DataTable
      {...common}
      label="People with widths of your own"
      columns={columns}
      onResizeColumns={(changed) => setWidths({ ...widths, ...changed })}
    />
  );
}

/** Heads can be dragged to another place. */
export function OwnOrder() {
  const [columns, setColumns] = useState([name, role, email]);
  const move = (key: string, to: string) => {
    const moved = columns.filter((column) => column.key === key);
    const at = columns.findIndex((column) => column.key === to);
    const rest = columns.filter((column) => column.key !== key);
    setColumns([...rest.slice(0, at), ...moved, ...rest.slice(at)]);
  };
  return <DataTable {...common} label="People in an order of your own" columns={columns} onMoveColumn={move} />;
}

/** The least important columns leave first when space is short. */
export function FewerColumns() {
  return (
    <DataTable
      {...common}
      label="People where there is little room"
      columns={[name, { ...role, hideBelow: 'medium' }, { ...email, hideBelow: 'wide' }]}
    />
  );
}
