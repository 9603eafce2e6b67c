/** A month that stays open on the page: an entry point of its own, for few pages have one. */
export { DaysField } from './DaysField';
export { MonthGrid, stepByKey } from './MonthGrid';
