import { Filter, Paging, Sorting, z } from '@atrium/backend';

/** One search result; its texts are the choice of its group. */
export const SearchHit = z.object({
  title: z.string(),
  link: z.string(),
  /** Of a page, the id of its search entry; else of a record. */
  id: z.optional(z.union([z.int(), z.string()])),
  target: z.optional(z.string()),
  isBookmarked: z.optional(z.boolean()),
  icon: z.optional(z.string()),
  by: z.optional(z.string()),
  size: z.optional(z.int()),
  email: z.optional(z.string()),
  img: z.nullish(z.string()),
  date: z.nullish(z.string()),
});
export type SearchHit = z.infer<typeof SearchHit>;

/** Pages are the core's; apps add groups of their own. */
export const SearchGroup = z.object({
  groupTitle: z.string(),
  searchLimit: z.int(),
  total: z.optional(z.int()),
  more: z.optional(z.string()),
  data: z.array(SearchHit),
});
export type SearchGroup = z.infer<typeof SearchGroup>;

const maxWords = 8;
const countWords = (text: string | null | undefined) => text?.trim().split(/\s+/).length ?? 0;

export const SearchQuery = z.object({
  q: Filter.check(z.refine((q) => countWords(q) <= maxWords, `At most ${maxWords} words.`)),
});
export type SearchQuery = z.input<typeof SearchQuery>;

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

/** The key of the page is no mistake: clients know the call so. */
export const EmployeePage = z.object({ allData: z.array(Employee), invoices: z.array(Employee), total: z.int() });
export type EmployeePage = z.infer<typeof EmployeePage>;
