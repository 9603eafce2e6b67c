import type { AppBackend } from '../backend';
import type { CommandHandler } from '../contract';

/** The modules that a manifest names, by that name: `{ './commands': () => import('./commands') }`. */
export type AppModules = Record<string, () => Promise<{ default: unknown }>>;

/** The handlers of a command module. Rejects when the module is not given or holds something else. */
export async function loadHandlers(modules: AppModules, name: string): Promise<Record<string, CommandHandler>> {
  const handlers = await loadDefault(modules, name);
  if (!isHandlers(handlers)) throw new Error(`${name} exports no commands`);
  return handlers;
}

/** An app's own part of the demo API. Rejects when the module is not given or holds something else. */
export async function loadBackend(modules: AppModules, name: string): Promise<AppBackend> {
  const app = await loadDefault(modules, name);
  if (!isBackend(app)) throw new Error(`${name} exports no calls`);
  return app;
}

/** The default export of a module; undefined when the module is not given. */
export const loadDefault = async (modules: AppModules, name: string): Promise<unknown> =>
  (await modules[name]?.())?.default;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isHandlers = (value: unknown): value is Record<string, CommandHandler> =>
  isObject(value) && Object.values(value).every((handler) => typeof handler === 'function');

const isBackend = (value: unknown): value is AppBackend =>
  isObject(value) && 'calls' in value && Array.isArray(value.calls);
