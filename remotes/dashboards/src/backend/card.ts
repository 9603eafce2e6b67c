import { answerCall, type BackendCall, ok, type Person, type z } from '@atrium/backend';
import type { PeriodCall } from '../api/calls';
import { cardPeriods } from '../api/choices';
import { CardQuery } from '../api/schemas';
import { type Span, spanOf } from './span';

export const last_days = [...cardPeriods];

/** A card of a period. */
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
    ...(legacyView && { legacyView }),
    handle: (store, { input, user }) => ok(get(spanOf(store, input), user)),
  });
}
