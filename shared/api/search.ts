import * as z from 'zod/mini';
import { Filter, Paging, Sorting } from './common';
import { Suggestion } from './frame';

/** `link` leads to the mails of whoever made it. */
export const FoundFile = z.object({
  title: z.string(),
  by: z.string(),
  size: z.int(),
  icon: z.string(),
  link: z.string(),
});
export type FoundFile = z.infer<typeof FoundFile>;

export const FoundContact = z.object({
  title: z.string(),
  email: z.string(),
  img: z.nullable(z.string()),
  /** `YYYY-MM-DD`, the day last seen. */
  date: z.nullable(z.string()),
  /** The user's page. */
  link: z.string(),
});
export type FoundContact = z.infer<typeof FoundContact>;

const limit = z.int();
export const SearchGroup = z.discriminatedUnion('groupTitle', [
  z.object({ groupTitle: z.literal('Pages'), searchLimit: limit, data: z.array(Suggestion) }),
  z.object({ groupTitle: z.literal('Files'), searchLimit: limit, data: z.array(FoundFile) }),
  z.object({ groupTitle: z.literal('Contacts'), searchLimit: limit, data: z.array(FoundContact) }),
]);
export type SearchGroup = z.infer<typeof SearchGroup>;

export const SearchQuery = z.object({ q: Filter });

export const SearchAnswer = z.object({ searchArr: z.array(SearchGroup) });
export type SearchAnswer = z.infer<typeof SearchAnswer>;

export const AutocompleteItem = z.object({ id: z.int(), title: z.string(), rank: z.int() });
export type AutocompleteItem = z.infer<typeof AutocompleteItem>;

export const Autocomplete = z.object({ autoComplete: z.array(AutocompleteItem) });
export type Autocomplete = z.infer<typeof Autocomplete>;

/** A row of the data tables; age and salary are strings, `start_date` is `MM/DD/YYYY`. */
export const Employee = z.object({
  responsive_id: z.string(),
  id: z.int(),
  avatar: z.nullable(z.string()),
  full_name: z.string(),
  post: z.string(),
  email: z.string(),
  city: z.string(),
  start_date: z.string(),
  salary: z.string(),
  age: z.string(),
  experience: z.string(),
  /** 1 Current, 2 Professional, 3 Rejected, 4 Resigned, 5 Applied. */
  status: z.int(),
});
export type Employee = z.infer<typeof Employee>;

export const EmployeeQuery = z.object({
  ...Paging.shape,
  ...Sorting.shape,
  q: Filter,
  allData: z.nullish(z.string()),
});
export type EmployeeQuery = z.input<typeof EmployeeQuery>;

/** The page's key really is `invoices`. */
export const EmployeePage = z.object({ allData: z.array(Employee), invoices: z.array(Employee), total: z.int() });
export type EmployeePage = z.infer<typeof EmployeePage>;
