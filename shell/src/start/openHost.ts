import { createElement, type ReactNode } from 'react';
import { startDueTick } from 'shared/runtime';
import { guardStyles } from '../apps/isolation/guardStyles';
import type { OpenRelease } from '../apps/loading/ModuleLoader';
import { prefetchPage } from '../apps/prefetchPage';
import type { Page } from '../apps/ShellServices';
import { HostProviders } from './AppHostProviders';
import { createHost, type Host, type HostedPage } from './createAppHost';

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
