import type { AppBackend } from '@atrium/backend';
import type { CommandHandler, SlotEntry } from '@atrium/contract';
import { isCommandModule, isComponent } from '@atrium/contract/host';
import { isBackend } from '@atrium/sdk/host';
import { lazy } from 'react';

/** The modules that a manifest names, by that name: `{ './commands': () => import('./commands') }`. */
export type AppModules = Record<string, () => Promise<{ default: unknown }>>;

/** The handlers of a command module. Rejects when the module is not given or holds something else. */
export async function loadHandlers(modules: AppModules, name: string): Promise<Record<string, CommandHandler>> {
  const handlers = await loadDefault(modules, name);
  if (!isCommandModule(handlers)) throw new Error(`${name} exports no commands`);
  return handlers;
}

/** An app's own part of the demo API. Rejects when the module is not given or holds something else. */
export async function loadBackend(modules: AppModules, name: string): Promise<AppBackend> {
  const app = await loadDefault(modules, name);
  if (!isBackend(app)) throw new Error(`${name} exports no calls`);
  return app;
}

/** The default export of a module; undefined when the module is not given. */
const loadDefault = async (modules: AppModules, name: string): Promise<unknown> => (await modules[name]?.())?.default;

/** The component of a slot entry, loaded when it is first drawn. */
export const lazySlot = (modules: AppModules, { module }: SlotEntry) =>
  lazy(async () => {
    const component = await loadDefault(modules, module);
    if (!isComponent(component)) throw new Error(`${module} exports no component`);
    return { default: component };
  });
