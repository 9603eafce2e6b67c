import type { JsonSchema } from '../contract/manifest';

/** What is wrong with an argument, in a sentence; null when it fits its schema. */
export async function checkArgument(schema: JsonSchema, argument: unknown): Promise<string | null> {
  const { Validator } = await import('@cfworker/json-schema');
  const { valid, errors } = new Validator({ ...schema }, '2020-12').validate(argument);
  if (valid) return null;
  // The last error is the innermost: the ones before only say that something inside does not fit.
  const innermost = errors.at(-1);
  return innermost ? `${innermost.instanceLocation} ${innermost.error}` : 'the argument does not fit';
}
