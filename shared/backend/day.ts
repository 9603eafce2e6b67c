import { toDay as dayOf } from '../values';

/** `YYYY-MM-DD` where the reader is. */
export const toDay: (date: Date) => string = dayOf;
