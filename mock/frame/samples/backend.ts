import { sampleCalls } from 'shared/api';
import { Autocomplete, Employee, EmployeePage, EmployeeQuery } from 'shared/api/schemas';
import { answerCall, defineBackend, ok, selectPage, z } from 'shared/backend';
import { findEmployees, getOrder } from './employees';
import { employeesKey, titlesKey } from './tables';

const defaultPerPage = 10;

/** Sample data: employees for tables, titles for fields that complete what is typed. */
export const samplesBackend = defineBackend({
  id: 'samples',
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
      handle: (store) => ok([...store.table(employeesKey).all()]),
    }),
    answerCall(sampleCalls.getEmployeePage, {
      summary: 'A page of the employees that match, under the key invoices; allData holds them all unless allData=0',
      input: EmployeeQuery,
      answer: EmployeePage,
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
