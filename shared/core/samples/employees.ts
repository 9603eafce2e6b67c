import { byId, createRowSearch, createSorter, type Found, findRows } from '@atrium/backend';
import type { Employee } from '../api';

const toDate = (text: string): number => {
  const [month, day, year] = text.split('/').map(Number);
  return Date.UTC(year ?? 0, (month ?? 1) - 1, day ?? 1);
};

const toAmount = (text: string): number => Number(text.replace(/[^\d.]/g, ''));

/** The order of the table, by id unless a column is named. */
export const getOrder = createSorter<Employee>(
  {
    id: (row) => row.id,
    full_name: (row) => row.full_name,
    post: (row) => row.post,
    email: (row) => row.email,
    city: (row) => row.city,
    start_date: (row) => toDate(row.start_date),
    salary: (row) => toAmount(row.salary),
    age: (row) => toAmount(row.age),
    experience: (row) => toAmount(row.experience),
    status: (row) => row.status,
  },
  byId('asc'),
);

const search = createRowSearch<Employee>((row) => [
  row.full_name,
  row.post,
  row.email,
  row.age,
  row.salary,
  row.start_date,
]);

/** The employees that match. */
export function findEmployees(rows: readonly Employee[], q: string | null | undefined): Found<Employee> {
  const matches = search(rows, q);
  return findRows(rows, (_row, place) => matches(place));
}
