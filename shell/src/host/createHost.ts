import { createRuntimeFrom, type HostRuntime } from '@atrium/sdk';
import type { Page } from '../context/PageContext';
import type { Shell } from '../context/ShellContext';
import { AppInstances } from '../loading/AppInstances';
import { AppLoader } from '../loading/appLoader';
import { watchCommands } from '../loading/commandFaults';
import { ModuleLoader, type OpenRelease } from '../loading/moduleLoader';
import { createLook } from '../settings/createLook';

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
  runtime.appearance = createLook(settings);
  const instances = new AppInstances();
  const modules = new ModuleLoader(openRelease, instances);
  const loader = new AppLoader({ modules, instances, runtime, fits: (release) => releaseStore.fits(release) });
  return { runtime, shell: { ...page, loader, commandFaults: faults } };
}
