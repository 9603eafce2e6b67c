import { Toolbar } from '@atrium/ui';
import { AmountFilter, ChoiceFilter, DateFilter, FlagFilter, useTableParams } from '@atrium/ui/table';

const statuses = ['Draft', 'Sent', 'Paid'].map((value) => ({ value, label: value }));
const filters = ['status', 'due', 'total', 'overdue'] as const;

/** By several values or all but some, by days, by amounts, by yes or no: each kept in the address. */
export function EveryKind() {
  const table = useTableParams({ filters });
  const wiring = (name: (typeof filters)[number]) => ({
    value: table.filters[name],
    onChange: (value: string | undefined) => table.setFilter(name, value),
  });
  return (
    <Toolbar label="Filter invoices">
      <ChoiceFilter label="Status" options={statuses} {...wiring('status')} />
      <DateFilter label="Due" {...wiring('due')} />
      <AmountFilter label="Total" {...wiring('total')} />
      <FlagFilter label="Overdue" {...wiring('overdue')} />
    </Toolbar>
  );
}

/** One value, several values, and all except some. */
export const Chosen = () => (
  <Toolbar label="Filters that are set">
    <ChoiceFilter label="Status" options={statuses} value="Paid" onChange={() => undefined} />
    <ChoiceFilter label="Status" options={statuses} value="Draft,Sent,Paid" onChange={() => undefined} />
    <ChoiceFilter label="Status" options={statuses} value="!Draft" onChange={() => undefined} />
    <AmountFilter label="Total" value="100.." onChange={() => undefined} />
  </Toolbar>
);
