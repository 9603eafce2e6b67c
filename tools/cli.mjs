// The command line of every tool. Plain JavaScript, because some tools run before TypeScript is installed.
import { parseArgs } from 'node:util';

/** Something on the command line that is not understood; the message ends with the usage. */
export class UsageError extends Error {
  constructor(sentence, usage) {
    super(`${sentence}\n\n${usage}`);
    this.name = 'UsageError';
  }
}

/** Node's messages go on to explain its own parser. */
function sentenceOf(error) {
  const [, option] = /^(?:Unknown option|Unexpected argument) '([^']+)'/.exec(error.message) ?? [];
  if (error.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return `Unknown option "${option}".`;
  if (error.code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL') return `Unexpected word "${option}".`;
  if (error.code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') return `${error.message.split('\n')[0].split('. ')[0]}.`;
  throw error;
}

/**
 * Parses a command line by `parseArgs` of Node, with `--help` as a further option.
 * @param {object} command
 * @param {string} command.usage how the tool is called, without "Usage:"
 * @param {object} [command.options] as `parseArgs` takes them
 * @param {number} [command.maxWords] words that are no options; none by default
 * @param {readonly string[]} [args]
 * @throws UsageError
 */
export function parseCommandLine({ usage, options = {}, maxWords = 0 }, args = process.argv.slice(2)) {
  const text = `Usage: ${usage}`;
  let parsed;
  try {
    const all = { help: { type: 'boolean', short: 'h' }, ...options };
    parsed = parseArgs({ args: [...args], options: all, allowPositionals: maxWords > 0 });
  } catch (error) {
    throw new UsageError(sentenceOf(error), text);
  }
  const { values, positionals: words } = parsed;
  if (!values.help && words.length > maxWords) throw new UsageError(`Unexpected word "${words[maxWords]}".`, text);
  return { values, words, usage: text };
}

/** Same as `parseCommandLine`, for a tool's own arguments: prints the usage for `--help`, or the errors, and exits. */
export function readCommandLine(command, args) {
  try {
    const parsed = parseCommandLine(command, args);
    if (!parsed.values.help) return parsed;
    console.log(parsed.usage);
    process.exit(0);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    leave(error.message);
  }
}

export function leave(message) {
  console.error(message);
  process.exit(1);
}

/** @returns undefined when the text is not a port */
export function readPort(text = '3000') {
  const port = Number(text);
  return /^\d+$/.test(text) && port <= 65535 ? port : undefined;
}
