import { createRuntimeFrom, type HostRuntime, startDueTick } from '@atrium/sdk';
import { createElement, type ReactNode } from 'react';
import type { Shell } from '../apps/AppHost';
import { guardStyles } from '../apps/isolation/guardStyles';
import { AppInstances } from '../apps/loading/AppInstances';
import { AppLoader } from '../apps/loading/AppLoader';
import { ModuleLoader, type OpenRelease } from '../apps/loading/ModuleLoader';
import { watchCommands } from '../apps/loading/watchCommands';
import { prefetchPage } from '../apps/prefetch';
import type { Page } from '../apps/ShellServices';
import { createLook } from '../common/createAppearance';
import { HostProviders } from './AppHostProviders';

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

export interface OpenHost extends Host {
  Hosted: Page['Hosted'];
}

/** Keeps the styles of each app within that app. */
function keepStylesApart({ runtime: { catalog, events }, shell: { loader } }: Host): void {
  guardStyles({
    getApps: catalog.getApps,
    lastAsked: () => loader.instances.lastAsked(),
    onRemoved(app, selectors) {
      const error = `Removed what reaches beyond it: ${selectors.join(' · ')}`;
      events.emit({ type: 'error', app, stage: 'style', error });
    },
  });
}

/**
 * Makes the host of a page, and asks for the app that its address leads to.
 * @param openRelease where the code of a release comes from
 */
export function openHost(page: HostedPage, openRelease: OpenRelease): OpenHost {
  const host = createHost(page, openRelease);
  keepStylesApart(host);
  const { runtime, shell } = host;
  // A server runs its jobs itself, whether or not a page is open.
  if (page.demo) startDueTick(runtime);
  if (runtime.session.getState().status !== 'signedOut')
    prefetchPage(location.pathname, { can: runtime.can, ...shell });
  return {
    ...host,
    Hosted: ({ children }: { children: ReactNode }) => createElement(HostProviders, { host, children }),
  };
}
