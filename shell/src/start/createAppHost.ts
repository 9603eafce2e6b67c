import { createRuntimeFrom, type HostRuntime } from 'shared/runtime';
import type { Shell } from '../apps/AppHost';
import { AppInstances } from '../apps/loading/AppInstances';
import { AppLoader } from '../apps/loading/AppLoader';
import { ModuleLoader, type OpenRelease } from '../apps/loading/ModuleLoader';
import { watchCommands } from '../apps/loading/watchCommands';
import type { Page } from '../apps/ShellServices';
import { createLook } from '../common/createAppearance';

/** All that a person who is signed in needs of the page. */
export interface Host {
  runtime: HostRuntime;
  shell: Shell;
}

/** What of a page the host is made from. */
export type HostedPage = Omit<Page, 'greeting' | 'Hosted'>;

/**
 * Adds to a page what apps run in; nothing is loaded or drawn yet.
 * @param openRelease where the code of a release comes from
 */
export function createHost({ services, settings, ...page }: HostedPage, openRelease: OpenRelease): Host {
  const { releaseStore } = page;
  const runtime = createRuntimeFrom(services, async ({ id }, module) =>
    loader.loadCommands(releaseStore.releaseOf(id), module),
  );
  const { commands, faults } = watchCommands(runtime.commands);
  // In place, so that the rooms of apps have them too.
  runtime.commands = commands;
  runtime.look = createLook(settings);
  const instances = new AppInstances();
  const modules = new ModuleLoader(openRelease, instances);
  const loader = new AppLoader({ modules, instances, runtime, fits: (release) => releaseStore.fits(release) });
  return { runtime, shell: { ...page, loader, commandFaults: faults } };
}
