import type { Registry } from 'shared/contract';
import { type Catalog, createRuntime, type HostRuntime } from 'shared/runtime';
import type { Shell } from '../context/ShellContext';
import { AppInstances } from '../loading/AppInstances';
import { AppLoader } from '../loading/appLoader';
import { watchCommands } from '../loading/commandFaults';
import { ModuleLoader, type OpenRelease } from '../loading/moduleLoader';
import { ReleaseStore } from '../loading/releaseStore';
import type { MalformedApp } from '../registry/readRegistry';
import type { TabStore } from '../tab/tabChoices';

interface ShellOptions {
  registry: Registry;
  malformed?: readonly MalformedApp[];
  tab: TabStore;
  isAllowedEntry: (entry: string) => boolean;
  /** Where the code of a release comes from. */
  openRelease: OpenRelease;
}

interface ShellParts extends Pick<Shell, 'loader' | 'releaseStore' | 'tab' | 'commandFaults'> {
  runtime: HostRuntime;
}

/** The parts of a shell, put together; nothing is loaded or drawn yet. */
export function createShell({ openRelease, ...options }: ShellOptions): ShellParts {
  const { registry, tab } = options;
  const releaseStore = new ReleaseStore(options);
  const catalog: Catalog = { getApps: () => releaseStore.get().apps, subscribe: releaseStore.subscribe };
  const runtime = createRuntime({
    catalog,
    ...(registry.api.mode === 'server' ? { baseURL: registry.api.baseUrl } : {}),
    loadCommands: async ({ id }, module) => loader.loadCommands(releaseStore.releaseOf(id), module),
  });
  const { commands, faults } = watchCommands(runtime.commands);
  // In place, so that the rooms of apps have them too.
  runtime.commands = commands;
  const instances = new AppInstances();
  const modules = new ModuleLoader(openRelease, instances);
  const loader = new AppLoader({ modules, instances, runtime, fits: (release) => releaseStore.fits(release) });
  return { runtime, loader, releaseStore, tab, commandFaults: faults };
}
