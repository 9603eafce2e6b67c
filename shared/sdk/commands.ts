import type { CommandEntry, CommandHandler, EmittedManifest, JsonSchema } from '@atrium/contract';
import type { Catalog, Clock, CommandErrorCode, Commands, Runtime } from './types';

class CommandError extends Error {
  readonly code: CommandErrorCode;

  constructor(code: CommandErrorCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'CommandError';
    this.code = code;
  }
}

/** Loads the exposed module of an app that holds its command handlers, by command id. */
export type LoadCommands = (app: EmittedManifest, module: string) => Promise<Record<string, CommandHandler>>;

/** Longer than a host's own deadline and second try, whose error says more than ours. */
const loadDeadline = 12_000;

/** Long enough for a handler whose calls are slow; its caller waits no longer. */
const runDeadline = 20_000;

/** Commands as the live manifests declare them; `scopeOf` is what a handler gets beside its argument. */
export function createCommands(catalog: Catalog, load: LoadCommands, scopeOf: (app: string) => Runtime): Commands {
  const getRuntime = () => scopeOf('frame');
  async function prepare(id: string, argument: unknown): Promise<() => Promise<unknown>> {
    const { can, clock } = getRuntime();
    const found = findCommand(catalog, id);
    if (!found) throw new CommandError('unknown', `No app offers the command ${id}`);
    const { app, entry } = found;
    if (!can(entry.requires)) throw new CommandError('forbidden', `You may not run ${id}`);
    const given = await readArgument(entry.argument, argument).catch(refuse(id));
    const handlers = await withDeadline(load(app, entry.module), loadDeadline, clock);
    const handler = handlers[id];
    if (!handler) throw new CommandError('failed', `${app.id} declares ${id} but does not implement it`);
    return () => withDeadline(Promise.resolve(handler(given, scopeOf(app.id))), runDeadline, clock);
  }

  return {
    has(id) {
      const found = findCommand(catalog, id);
      return found !== undefined && getRuntime().can(found.entry.requires);
    },
    async run(id, argument) {
      const { clock, events } = getRuntime();
      const startedAt = clock.now();
      const report = (ok: boolean) =>
        events.emit({ type: 'command', app: id.split('.')[0] ?? id, command: id, ms: clock.now() - startedAt, ok });
      try {
        const result = await (await prepare(id, argument))();
        report(true);
        return result;
      } catch (error) {
        report(false);
        if (error instanceof CommandError) throw error;
        throw new CommandError('failed', `${id} failed: ${String(error)}`, error);
      }
    },
  };
}

const refuse = (id: string) => (error: unknown) => {
  throw new CommandError('invalid', `${id}: ${String(error)}`, error);
};

function findCommand(catalog: Catalog, id: string): { app: EmittedManifest; entry: CommandEntry } | undefined {
  for (const app of catalog.getApps()) {
    const entry = app.commands?.find((command) => command.id === id);
    if (entry) return { app, entry };
  }
  return undefined;
}

/**
 * Argument of a command's handler: nothing without a schema; otherwise plain data that fits the schema, where no
 * argument counts as an empty object. The checked copy is passed on, so that only JSON crosses from one app to another.
 * Rejects with a sentence about the mismatch.
 */
async function readArgument(schema: JsonSchema | undefined, argument: unknown): Promise<unknown> {
  if (!schema && argument !== undefined) throw new Error('The command takes no argument.');
  if (!schema) return undefined;
  const { Validator } = await import('@cfworker/json-schema');
  const value: unknown = JSON.parse(JSON.stringify(argument ?? {}));
  const { valid, errors } = new Validator({ ...schema }, '2020-12').validate(value);
  if (valid) return value;
  // The last error is the innermost: the ones before only say that something inside does not fit.
  throw new Error(errors.at(-1)?.error ?? 'The argument does not fit.');
}

/** The promise's result, or a rejection when it takes longer than `ms`. */
function withDeadline<T>(promise: Promise<T>, ms: number, clock: Clock): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = clock.setTimeout(() => reject(new Error(`No answer within ${ms} ms`)), ms);
    promise.then(resolve, reject).finally(() => clock.clearTimeout(timer));
  });
}
