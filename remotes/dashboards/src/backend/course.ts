import { answerCall, type BackendCall, ok, type Person, type z } from '@atrium/backend';
import type { PeriodCall } from '../api/calls';
import { CardQuery } from '../api/schemas';
import { cardPeriods } from '../api/schemas/choices';
import { listBuckets } from '../model/buckets';
import { lengthOf } from '../model/day';
import type { Figures } from '../model/figures';
import { checkDays, type Span, spanOf } from './span';

export const last_days = [...cardPeriods];

export function card<Answer>(
  call: PeriodCall<Answer>,
  summary: string,
  answer: z.core.$ZodType<Answer>,
  get: (span: Span, user: Person | null) => Answer,
  legacyView?: (answer: Answer) => unknown,
): BackendCall {
  return answerCall(call, {
    summary,
    input: CardQuery,
    answer,
    rejections: [400],
    ...(legacyView && { legacyView }),
    handle: async (store, { input, user }) => checkDays(store, input) ?? ok(get(await spanOf(store, input), user)),
  });
}

/** Values per place of the axis, of period and comparison. */
export interface Course {
  categories: string[];
  now: number[];
  earlier: number[] | null;
}

export function courseOf({ ledger, range, before }: Span, read: (figures: Figures) => number): Course {
  const buckets = listBuckets(range);
  const isByMonth = buckets.length < lengthOf(range);
  const valuesOf = (places: typeof buckets) => places.map((place) => read(ledger.sum(place.range)));
  return {
    categories: buckets.map(({ category }) => category),
    now: valuesOf(buckets),
    earlier: before && valuesOf(listBuckets(before, isByMonth)),
  };
}

export const seriesOf = ({ now, earlier }: Course, name: string) => [
  { name, data: now },
  ...(earlier ? [{ name: 'Before', data: earlier }] : []),
];
