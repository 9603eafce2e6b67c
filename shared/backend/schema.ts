import * as z from 'zod/mini';

export type { core, infer, input, output, ZodMiniType } from 'zod/mini';
/**
 * The part of zod that calls are stated with (https://zod.dev/packages/mini): a facade, so that the page, which provides it
 * once for all apps, carries no more of the library than is used.
 */
export {
  array,
  boolean,
  discriminatedUnion,
  email,
  enum,
  extend,
  gt,
  gte,
  int,
  iso,
  literal,
  lte,
  maximum,
  maxLength,
  minimum,
  minLength,
  multipleOf,
  normalize,
  nullable,
  nullish,
  number,
  object,
  omit,
  optional,
  partial,
  pick,
  pipe,
  positive,
  record,
  refine,
  regex,
  safeParse,
  string,
  stringFormat,
  transform,
  trim,
  union,
  unknown,
} from 'zod/mini';

// Compiling schemas with `new Function` is what the page's content security policy forbids.
z.config({ jitless: true, customError: toMessage });

function toMessage({ code, input, ...issue }: z.core.$ZodRawIssue): string {
  if (input === undefined || input === null || input === '') return 'This field is required.';
  if (code === 'too_small' && input instanceof Object) return 'At least one is needed.';
  if (code === 'too_small') return typeof input === 'string' ? 'This field is required.' : `At least ${issue.minimum}.`;
  if (code === 'too_big')
    return typeof input === 'string' ? `At most ${issue.maximum} characters.` : `At most ${issue.maximum}.`;
  if (code === 'invalid_format' && (issue.format === 'email' || issue.format === 'idn-email'))
    return 'This is no valid email address.';
  if (code === 'invalid_type') return `Expected ${issue.expected}.`;
  if (code === 'invalid_value' && Array.isArray(issue.values)) return `Expected one of ${issue.values.join(', ')}.`;
  return 'This value is not valid.';
}
