import type { Employee } from 'shared/api';
import { createSearch, sortRows } from '../core/list';

const toDate = (text: string): number => {
  const [month, day, year] = text.split('/').map(Number);
  return Date.UTC(year ?? 0, (month ?? 1) - 1, day ?? 1);
};

const toAmount = (text: string): number => Number(text.replace(/[^\d.]/g, ''));

const columns = {
  id: (row: Employee) => row.id,
  full_name: (row: Employee) => row.full_name,
  post: (row: Employee) => row.post,
  email: (row: Employee) => row.email,
  city: (row: Employee) => row.city,
  start_date: (row: Employee) => toDate(row.start_date),
  salary: (row: Employee) => toAmount(row.salary),
  age: (row: Employee) => toAmount(row.age),
  experience: (row: Employee) => toAmount(row.experience),
  status: (row: Employee) => row.status,
};

interface View {
  q?: string | null;
  sortBy?: string | null;
  sortDir?: string | null;
}

/** The employees that match, in the order of their ids unless sorted. */
export function listEmployees(rows: readonly Employee[], { q, sortBy, sortDir }: View): readonly Employee[] {
  const search = createSearch(q);
  const found = rows.filter((row) => search(row.full_name, row.post, row.email, row.age, row.salary, row.start_date));
  return sortRows(found, columns, sortBy, sortDir);
}
