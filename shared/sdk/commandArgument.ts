import type { JsonSchema } from '@atrium/contract';

/**
 * What a command's handler is given: without a schema nothing; else the argument as plain data that fits the schema,
 * where no argument counts as an empty object. What is checked is what is given on, so nothing but JSON crosses from
 * one app to another. Rejects with a sentence that says what does not fit.
 */
export async function readArgument(schema: JsonSchema | undefined, argument: unknown): Promise<unknown> {
  if (!schema && argument !== undefined) throw new Error('The command takes no argument.');
  if (!schema) return undefined;
  const { Validator } = await import('@cfworker/json-schema');
  const value: unknown = JSON.parse(JSON.stringify(argument ?? {}));
  const { valid, errors } = new Validator({ ...schema }, '2020-12').validate(value);
  if (valid) return value;
  // The last error is the innermost: the ones before only say that something inside does not fit.
  throw new Error(errors.at(-1)?.error ?? 'The argument does not fit.');
}
