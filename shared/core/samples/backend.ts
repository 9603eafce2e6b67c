import { answerCall, defineBackend, ok, selectPage, z } from '@atrium/backend';
import { sampleCalls } from '../api';
import { Autocomplete, Employee, EmployeePage, EmployeeQuery } from '../api/schemas';
import { findEmployees, getOrder } from './employees';
import { employeesKey, titlesKey } from './tables';

const defaultPerPage = 10;

/** Legacy clients have eleven pictures of their own, `1.jpg` to `11.jpg`. */
const toLegacyEmployee = (employee: z.infer<typeof Employee>) => ({
  ...employee,
  avatar: `${(employee.id % 11) + 1}.jpg`,
});

/** Sample data: employees for tables, titles for fields that complete what is typed. */
export const samplesBackend = defineBackend({
  id: 'demoData',
  subject: null,
  tables: [titlesKey, employeesKey],
  seed: async () => (await import(/* webpackChunkName: "mock-samples" */ './seed/seed.json')).default,
  calls: [
    answerCall(sampleCalls.getAutocomplete, {
      summary: 'A hundred titles to choose from',
      answer: Autocomplete,
      handle: (store) => ok({ autoComplete: [...store.table(titlesKey).all()] }),
    }),
    answerCall(sampleCalls.getEmployees, {
      summary: 'A hundred employees',
      answer: z.array(Employee),
      legacyView: (employees) => employees.map(toLegacyEmployee),
      handle: (store) => ok([...store.table(employeesKey).all()]),
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
      handle(store, { input }) {
        const all = store.table(employeesKey).all();
        const found = findEmployees(all, input.q);
        return ok({
          allData: input.allData === '0' ? [] : [...all],
          invoices: selectPage(found, getOrder(input), input, defaultPerPage),
          total: found.places.length,
        });
      },
    }),
  ],
});
