import type { MockAnswer, MockCall, MockRequest, MockStore } from 'shared/api';
import type * as z from 'zod/mini';

interface TypedCall<Input extends z.core.$ZodType, Answer extends z.core.$ZodType>
  extends Omit<MockCall, 'input' | 'answer' | 'handle'> {
  input?: Input;
  answer: Answer;
  handle(
    store: MockStore,
    request: MockRequest<z.core.output<Input>>,
  ): MockAnswer<z.core.output<Answer>> | Promise<MockAnswer<z.core.output<Answer>>>;
}

/** Types a call's handler by the schemas of its input and answer; returns it unchanged. */
export function call<Answer extends z.core.$ZodType, Input extends z.core.$ZodType = z.core.$ZodType<undefined>>(
  definition: TypedCall<Input, Answer>,
): MockCall {
  return definition;
}
