import type { ShellServices } from '../apps/ShellServices';
import { lazyPage } from '../common/lazyPage';
import type { AppHostOptions, OpenedAppHost } from './createAppHost';

/** Loads and makes the host of a page. */
export type LoadAppHost = (page: AppHostOptions) => Promise<OpenedAppHost>;

export interface LazyAppHost extends Pick<ShellServices, 'WithAppHost'> {
  /** Loads and makes the host; the first call does, or the one after a chunk that did not arrive. */
  open(): Promise<OpenedAppHost>;
}

/** The way to all that is loaded for people who are signed in alone. */
export function lazyAppHost(load: LoadAppHost, getPage: () => AppHostOptions): LazyAppHost {
  let opening: Promise<OpenedAppHost> | undefined;
  const open = () => {
    opening ??= load(getPage());
    opening.catch(() => {
      opening = undefined;
    });
    return opening;
  };
  return { open, WithAppHost: lazyPage(async () => ({ default: (await open()).WithAppHost })) };
}
