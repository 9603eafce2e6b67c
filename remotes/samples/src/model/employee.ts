import { toPlainText } from '@atrium/contract/values';
import type { Employee } from '@atrium/core/api';
import type { PillTone } from '@atrium/ui';
import type { DateRange } from '@atrium/ui/date';
import type { Sort } from '@atrium/ui/table';

const statuses = {
  1: { name: 'current', tone: 'accent' },
  2: { name: 'professional', tone: 'green' },
  3: { name: 'rejected', tone: 'red' },
  4: { name: 'resigned', tone: 'amber' },
  5: { name: 'applied', tone: 'blue' },
} as const satisfies Record<number, { name: string; tone: PillTone }>;

type StatusNumber = keyof typeof statuses;
type EmployeeStatus = (typeof statuses)[StatusNumber];

const isStatus = (status: number): status is StatusNumber => status in statuses;

export const statusOf = ({ status }: Pick<Employee, 'status'>): EmployeeStatus =>
  statuses[isStatus(status) ? status : 1];

/** The day that `12/31/2026` is. */
export const startDay = ({ start_date }: Pick<Employee, 'start_date'>): string => {
  const [month = '', day = '', year = ''] = start_date.split('/');
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
};

/** The amount that `$23896.35` is. */
export const salaryOf = ({ salary }: Pick<Employee, 'salary'>): number => Number(salary.replace(/[^\d.]/g, ''));

/** Search text in each column; an empty one asks for nothing. */
export interface EmployeeSearch {
  name: string;
  post: string;
  email: string;
  city: string;
  /** The least in dollars. */
  salary: number | null;
  start: DateRange | null;
}

export const emptySearch: EmployeeSearch = { name: '', post: '', email: '', city: '', salary: null, start: null };

const has = (text: string, wanted: string) => toPlainText(text).includes(toPlainText(wanted.trim()));

export function findByColumns(rows: readonly Employee[], search: EmployeeSearch): Employee[] {
  return rows.filter(
    (row) =>
      has(row.full_name, search.name) &&
      has(row.post, search.post) &&
      has(row.email, search.email) &&
      has(row.city, search.city) &&
      salaryOf(row) >= (search.salary ?? 0) &&
      (!search.start || (startDay(row) >= search.start.from && startDay(row) <= search.start.to)),
  );
}

/** The employees that have a text in any of what the table shows; `statusName` writes a status as it is shown. */
export function findEverywhere(
  rows: readonly Employee[],
  query: string,
  statusName: (row: Employee) => string,
): Employee[] {
  return rows.filter((row) =>
    [row.full_name, row.post, row.email, row.age, row.salary, row.start_date, statusName(row)].some((text) =>
      has(text, query),
    ),
  );
}

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
