import { createRuntimeFrom, type HostRuntime, startDueTick } from '@atrium/sdk/host';
import { kitLocales } from '@atrium/ui/host';
import { createElement, type ReactNode } from 'react';
import type { AppHost } from '../apps/AppHost';
import { guardStyles } from '../apps/isolation/guardStyles';
import { AppInstances } from '../apps/loading/AppInstances';
import { AppLoader } from '../apps/loading/AppLoader';
import { completeTextsOf } from '../apps/loading/laterTexts';
import { ModuleLoader, type OpenRelease } from '../apps/loading/ModuleLoader';
import { watchCommands } from '../apps/loading/watchCommands';
import { prefetchPage } from '../apps/prefetch';
import type { ShellServices } from '../apps/ShellServices';
import { withinBase } from '../common/basePath';
import { createAppearance } from '../common/createSettings';
import { shellLocales } from '../locales';
import { AppHostProviders } from './AppHostProviders';

export interface AppHostParts {
  runtime: HostRuntime;
  appHost: AppHost;
}

export type AppHostOptions = Omit<ShellServices, 'greeting' | 'WithAppHost'>;

/**
 * Creates the runtime and the app host; loads and renders nothing.
 * @param openRelease where the code of a release comes from
 */
export function createAppHost({ services, settings, ...page }: AppHostOptions, openRelease: OpenRelease): AppHostParts {
  const { releaseStore } = page;
  const runtime = createRuntimeFrom(services, async ({ id }, module) =>
    loader.loadCommands(releaseStore.releaseOf(id), module),
  );
  const { commands, faults } = watchCommands(runtime.commands);
  // In place, so that the app scopes have them too.
  runtime.commands = commands;
  runtime.appearance = createAppearance(settings);
  const instances = new AppInstances();
  const modules = new ModuleLoader(openRelease, instances);
  const loader = new AppLoader({ modules, instances, runtime, fits: (release) => releaseStore.fits(release) });
  return { runtime, appHost: { ...page, loader, commandErrors: faults } };
}

export interface OpenedAppHost extends AppHostParts {
  WithAppHost: ShellServices['WithAppHost'];
}

function isolateStyles({ runtime: { catalog, events }, appHost: { loader } }: AppHostParts): void {
  guardStyles({
    getApps: catalog.getApps,
    lastAsked: () => loader.instances.lastAsked(),
    onRemoved(app, selectors) {
      const error = `Removed what reaches beyond it: ${selectors.join(' · ')}`;
      events.emit({ type: 'error', app, stage: 'style', error });
    },
  });
}

/** The English texts that the page starts without. Other languages come whole. */
function completeTexts({ i18n }: HostRuntime): void {
  for (const [namespace, { en }] of Object.entries({ kit: kitLocales, shell: shellLocales }))
    i18n.addResourceBundle('en', namespace, en);
}

/**
 * Creates the host, and prefetches the app that the address leads to.
 * @param openRelease where the code of a release comes from
 */
export function openAppHost(page: AppHostOptions, openRelease: OpenRelease): OpenedAppHost {
  const host = createAppHost(page, openRelease);
  isolateStyles(host);
  const { runtime, appHost } = host;
  completeTexts(runtime);
  completeTextsOf(runtime);
  // A server runs its jobs itself, whether or not a page is open.
  if (page.demo) startDueTick(runtime);
  if (runtime.session.getState().status !== 'signedOut')
    prefetchPage(withinBase(location.pathname), { can: runtime.can, ...appHost });
  return {
    ...host,
    WithAppHost: ({ children }: { children: ReactNode }) => createElement(AppHostProviders, { host, children }),
  };
}
