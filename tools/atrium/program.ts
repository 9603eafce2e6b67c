import { Command, CommanderError } from 'commander';
import { describeError, type Output } from '../release/cli/output';
import { RejectedError } from '../release/gate/RejectedError';

/** Exit codes of every command; `atrium --help` lists them. */
export const exitCodes = { done: 0, failed: 1, usage: 2, rejected: 3 } as const;

const exitCodeHelp = `
Exit codes: 0 done, 1 failed, 2 not understood, 3 rejected by the publication gate.`;

/** A command that was called in a way that it does not understand; the message says which. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** A program without commands; whoever makes one adds them with `addCommand` below. */
export const createProgram = (description: string, name = 'atrium'): Command =>
  new Command(name)
    .description(description)
    .helpCommand('help [command]', 'explains a command')
    .helpOption('-h, --help', 'explains the program or a command')
    .addHelpText('after', exitCodeHelp)
    .exitOverride()
    .configureOutput({ writeErr: () => undefined });

/**
 * Adds a command, which prints what its action gives, or that as JSON.
 * @param declaration name and words, as commander takes them: `rollback <app> [release]`
 */
export function addCommand<O extends object>(
  program: Command,
  declaration: string,
  description: string,
  configure: (command: Command) => Command,
  run: (words: readonly string[], options: O) => Promise<Output | undefined>,
): void {
  const command = configure(program.command(declaration).description(description)).option(
    '--json',
    'prints the result as JSON',
  );
  command.action(async () => {
    const options: O & { json?: boolean } = command.opts();
    const output = await run(command.args, options);
    const text = output && (options.json ? JSON.stringify(output.json, null, 2) : output.text);
    if (text) console.log(text);
  });
}

/** commander's message in the form of ours: `Unknown command "relese". Did you mean "release"?` */
const sentenceOf = ({ message }: CommanderError): string => {
  const [said = '', suggestion] = message.replace(/^error: /, '').split('\n');
  const sentence = said.replaceAll(/'([^']*)'/g, '"$1"').replace(/\.?$/, '.');
  const meant = suggestion
    ?.replace(/^\((Did you mean (?:one of )?)(.*)\?\)$/, (_, start: string, words: string) => ` ${start}"${words}"?`)
    .replaceAll(', ', '", "');
  return sentence.charAt(0).toUpperCase() + sentence.slice(1) + (meant ?? '');
};

/** The command that the words call, and what of them it does not take. */
function calledBy(program: Command, args: readonly string[]): { called: Command; unexpected: string | undefined } {
  const called = program.commands.find((command) => command.name() === args[0]) ?? program;
  return { called, unexpected: called.args[called.registeredArguments.length] };
}

/** How a command is called, and where all of it is explained: an answer of 40 lines would hide what was wrong. */
const usageOf = (called: Command): string => {
  const name = called.parent ? `${called.parent.name()} ${called.name()}` : called.name();
  return `Usage: ${name} ${called.usage()}\n"${name} --help" explains it.`;
};

function failureOf(error: unknown, unexpected: string | undefined): { code: number; text: string; json: object } {
  if (error instanceof RejectedError)
    return { code: exitCodes.rejected, text: error.message, json: { accepted: false, reasons: error.reasons } };
  const isUsage = error instanceof CommanderError || error instanceof UsageError;
  const isExcess = error instanceof CommanderError && error.code === 'commander.excessArguments';
  const sentence = error instanceof CommanderError ? sentenceOf(error) : describeError(error);
  const text = isExcess && unexpected !== undefined ? `Unexpected word "${unexpected}".` : sentence;
  return { code: isUsage ? exitCodes.usage : exitCodes.failed, text, json: { error: text } };
}

/**
 * Runs a program: prints the result, or why there is none, and sets the exit code. With `--json`, stdout is JSON either way.
 * @param args without the names of Node and of the program
 */
export async function runProgram(program: Command, args: readonly string[]): Promise<void> {
  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return;
    const { called, unexpected } = calledBy(program, args);
    const { code, text, json } = failureOf(error, unexpected);
    process.exitCode = code;
    if (args.includes('--json')) console.log(JSON.stringify(json, null, 2));
    else console.error(code === exitCodes.usage ? `${text}\n\n${usageOf(called)}` : text);
  }
}
