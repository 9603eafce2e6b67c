import { addDays, daysBetween, toDate } from '@atrium/contract/values';

export const paymentTerms = [7, 14, 30, 60] as const;
export type PaymentTerm = (typeof paymentTerms)[number];

/** Payment term between two days; undefined if it is not standard. */
export function termOf(issued: string | undefined, due: string | undefined): PaymentTerm | undefined {
  if (!issued || !due) return undefined;
  const days = daysBetween(toDate(issued), toDate(due));
  return paymentTerms.find((term) => term === days);
}

/** Due date after a change of the issue date: a standard term is kept, and a chosen day stays. */
export function dueAfterMove(before: { issued: string; due: string }, issued: string): string {
  const term = termOf(before.issued, before.due);
  return term ? addDays(issued, term) : before.due;
}
