import {
  type AutocompleteItem,
  type Employee,
  type EmployeePage,
  type EmployeeQuery,
  sampleCalls,
} from '@atrium/core/api';
import { createAppApi, request } from '@atrium/sdk';

export const samplesApi = createAppApi('samples').injectEndpoints({
  endpoints: (build) => ({
    getEmployees: build.query<Employee[], void>({ query: () => request(sampleCalls.getEmployees) }),
    getEmployeePage: build.query<EmployeePage, EmployeeQuery>({
      query: (query) => request(sampleCalls.getEmployeePage, query),
    }),
    getTitles: build.query<AutocompleteItem[], void>({
      query: () => request(sampleCalls.getAutocomplete),
      transformResponse: ({ autoComplete }: { autoComplete: AutocompleteItem[] }) => autoComplete,
    }),
  }),
});
