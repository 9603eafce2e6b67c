import type { Employee } from '@atrium/core/api';
import type { Sort } from '@atrium/ui/table';
import { salaryOf, startDay } from './employee';

const values: Record<string, (row: Employee) => string | number> = {
  full_name: (row) => row.full_name,
  email: (row) => row.email,
  start_date: startDay,
  salary: salaryOf,
  age: (row) => Number(row.age),
  status: (row) => row.status,
};

/** In the order of a column, by what its text means; as they are without one. */
export function sortEmployees(rows: readonly Employee[], sort: Sort | undefined): Employee[] {
  const read = sort && values[sort.key];
  if (!read) return [...rows];
  const compare = (a: string | number, b: string | number) =>
    typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b));
  return [...rows].sort((a, b) => compare(read(a), read(b)) * (sort.isDescending ? -1 : 1));
}
