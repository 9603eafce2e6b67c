import { toPlainText } from '@atrium/contract/values';
import type { Employee } from '@atrium/core/api';
import type { DateRange } from '@atrium/ui/date';
import { salaryOf, startDay } from './employee';

/** What is searched for in each column; an empty one asks for nothing. */
export interface EmployeeSearch {
  name: string;
  post: string;
  email: string;
  city: string;
  /** The least in dollars. */
  salary: number | null;
  /** The first and the last day of the start. */
  start: DateRange | null;
}

export const emptySearch: EmployeeSearch = { name: '', post: '', email: '', city: '', salary: null, start: null };

const has = (text: string, wanted: string) => toPlainText(text).includes(toPlainText(wanted.trim()));

/** The employees that fit in every column. */
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
