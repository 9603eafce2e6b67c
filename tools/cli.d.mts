import type { ParseArgsConfig, parseArgs } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

interface Command<O extends Options> {
  /** Usage of the tool, without "Usage:". */
  usage: string;
  options?: O;
  /** Words that are no options; none by default. */
  maxWords?: number;
}

type Values<O extends Options> = ReturnType<typeof parseArgs<{ options: O & { help: { type: 'boolean' } } }>>['values'];

interface CommandLine<O extends Options> {
  values: Values<O>;
  words: string[];
  /** With "Usage:". */
  usage: string;
}

/** Something on the command line that is not understood; the message ends with the usage. */
export class UsageError extends Error {
  constructor(sentence: string, usage: string);
}

/**
 * Parses a command line by `parseArgs` of Node, with `--help` as a further option.
 * @throws UsageError
 */
// biome-ignore lint/complexity/noBannedTypes: no options at all
export function parseCommandLine<O extends Options = {}>(command: Command<O>, args?: readonly string[]): CommandLine<O>;

/** Same as `parseCommandLine`, for a tool's own arguments: prints the usage for `--help`, or the errors, and exits. */
// biome-ignore lint/complexity/noBannedTypes: no options at all
export function readCommandLine<O extends Options = {}>(command: Command<O>, args?: readonly string[]): CommandLine<O>;

export function leave(message: string): never;

/** @returns undefined when the text is not a port; 3000 by default */
export function readPort(text?: string): number | undefined;
