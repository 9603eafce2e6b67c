import type { Autocomplete, Employee, EmployeePage } from '../api';
import { createTestApi, type TestApi } from '../testing';

let api: TestApi;
beforeEach(() => {
  api = createTestApi();
});

const table = async (params = {}) => (await api.get<EmployeePage>('/api/datatables/data', params)).data;
const rows = async () => (await api.get<Employee[]>('/api/datatables/initial-data')).data;

test('a hundred titles to choose from, none twice', async () => {
  const { autoComplete } = (await api.get<Autocomplete>('/api/autocomplete/data')).data;
  expect(autoComplete).toHaveLength(100);
  expect(new Set(autoComplete.map(({ title }) => title)).size).toBe(100);
});

test('a hundred employees as the tables want them', async () => {
  const employees = await rows();
  expect(employees.map(({ id }) => id)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
  for (const row of employees) {
    expect(row.age).toMatch(/^\d\d$/);
    expect(row.salary).toMatch(/^\$\d+\.\d\d$/);
    expect(row.start_date).toMatch(/^\d\d\/\d\d\/\d{4}$/);
    expect(row.responsive_id).toBe('');
  }
  expect([...new Set(employees.map(({ status }) => status))].sort()).toEqual([1, 2, 3, 4, 5]);
});

test.each(['full_name', 'post', 'email', 'age', 'salary', 'start_date'] as const)(
  'the table is searched by %s',
  async (field) => {
    const wanted = (await rows())[41]?.[field].toUpperCase();
    const { allData, invoices, total } = await table({ q: wanted, perPage: 100 });
    expect(invoices.map(({ id }) => id)).toContain(42);
    expect(total).toBe(invoices.length);
    expect(total).toBeLessThan(100);
    expect(allData).toHaveLength(100);
  },
);

test('but not by city', async () => {
  const city = (await rows())[41]?.city;
  expect((await table({ q: city })).total).toBe(0);
});

test.each([
  ['salary', (row: Employee) => Number(row.salary.slice(1))],
  ['start_date', (row: Employee) => Date.parse(row.start_date)],
  ['experience', (row: Employee) => Number.parseInt(row.experience, 10)],
] as const)('sorted by %s it goes by what the text means', async (sortBy, read) => {
  const values = (await table({ sortBy, sortDir: 'desc', perPage: 100, allData: 0 })).invoices.map(read);
  expect(values).toEqual([...values].sort((a, b) => b - a));
});

test('ten rows a page, in the order of ids', async () => {
  expect((await table({ page: 2 })).invoices.map(({ id }) => id)).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
});
