import type { Page } from '../apps/ShellServices';
import { lazyPage } from '../common/lazyPage';
import type { HostedPage, OpenHost } from './createAppHost';

/** Loads and makes the host of a page. */
export type LoadHost = (page: HostedPage) => Promise<OpenHost>;

export interface Hosting extends Pick<Page, 'Hosted'> {
  /** Loads and makes the host; the first call does, or the one after a chunk that did not arrive. */
  open(): Promise<OpenHost>;
}

/** The way to all that is loaded for people who are signed in alone. */
export function createHosting(load: LoadHost, getPage: () => HostedPage): Hosting {
  let opening: Promise<OpenHost> | undefined;
  const open = () => {
    opening ??= load(getPage());
    opening.catch(() => {
      opening = undefined;
    });
    return opening;
  };
  return { open, Hosted: lazyPage(async () => ({ default: (await open()).Hosted })) };
}
