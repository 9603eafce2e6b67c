import { toDay as dayOf } from '@atrium/contract/values';

/** `YYYY-MM-DD` where the reader is. */
export const toDay: (date: Date) => string = dayOf;
