import { defineTable } from '@atrium/backend';
import type { AutocompleteItem, Employee } from '../api';

const toTime = (text: string): number => {
  const [month, day, year] = text.split('/').map(Number);
  return Date.UTC(year ?? 0, (month ?? 1) - 1, day ?? 1);
};

const toAmount = (text: string): number => Number(text.replace(/[^\d.]/g, ''));

export const titlesTable = defineTable<AutocompleteItem>()({ name: 'titles', isSmall: true });

export const employeesTable = defineTable<Employee>()({
  name: 'employees',
  isSmall: true,
  columns: { full_name: 'name', post: 'name', email: 'name', city: 'name', status: 'number' },
  derived: {
    startTime: ['number', (row) => toTime(row.start_date)],
    salaryAmount: ['number', (row) => toAmount(row.salary)],
    ageYears: ['number', (row) => toAmount(row.age)],
    experienceYears: ['number', (row) => toAmount(row.experience)],
  },
  search: (row) => [row.full_name, row.post, row.email, row.age, row.salary, row.start_date],
});
