import { answerCall, asc, defineBackend, ok, search, sortedBy, z } from '@atrium/backend';
import { sampleCalls } from '../api';
import { Autocomplete, Employee, EmployeePage, EmployeeQuery } from '../api/schemas';
import { employeesTable, titlesTable } from './tables';

const defaultPerPage = 10;

/** The columns that `sortBy` may name; those of numbers are written as texts. */
const sortColumns = {
  id: 'id',
  full_name: 'full_name',
  post: 'post',
  email: 'email',
  city: 'city',
  start_date: 'startTime',
  salary: 'salaryAmount',
  age: 'ageYears',
  experience: 'experienceYears',
  status: 'status',
} as const;

/** Legacy clients have eleven pictures of their own, `1.jpg` to `11.jpg`. */
const toLegacyEmployee = (employee: z.infer<typeof Employee>) => ({
  ...employee,
  avatar: `${(employee.id % 11) + 1}.jpg`,
});

/** Sample data: employees for tables, titles for fields that complete what is typed. */
export const samplesBackend = defineBackend({
  id: 'demoData',
  api: { about: 'Sample data for tables and fields' },
  subject: null,
  tables: [titlesTable, employeesTable],
  seed: async () => (await import(/* webpackChunkName: "mock-samples" */ './seed/seed.json')).default,
  calls: [
    answerCall(sampleCalls.getAutocomplete, {
      summary: 'A hundred titles to choose from',
      answer: Autocomplete,
      handle: async (store) => ok({ autoComplete: await store.table(titlesTable).find() }),
    }),
    answerCall(sampleCalls.getEmployees, {
      summary: 'A hundred employees',
      answer: z.array(Employee),
      legacyView: (employees) => employees.map(toLegacyEmployee),
      handle: async (store) => ok(await store.table(employeesTable).find()),
    }),
    answerCall(sampleCalls.getEmployeePage, {
      summary: 'A page of the employees that match, under the key invoices; allData holds them all unless allData=0',
      input: EmployeeQuery,
      answer: EmployeePage,
      legacyView: ({ allData, invoices, ...page }) => ({
        ...page,
        allData: allData.map(toLegacyEmployee),
        invoices: invoices.map(toLegacyEmployee),
      }),
      async handle(store, { input }) {
        const employees = store.table(employeesTable);
        const { rows, total } = await employees.page({
          where: search(input.q),
          orderBy: sortedBy(input, sortColumns, [asc('id')]),
          page: input.page,
          perPage: input.perPage ?? defaultPerPage,
        });
        return ok({ allData: input.allData === '0' ? [] : await employees.find(), invoices: rows, total });
      },
    }),
  ],
});
