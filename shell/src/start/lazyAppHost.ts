import type { ShellServices } from '../apps/ShellServices';
import { lazyPage } from '../common/lazyPage';
import type { AppHostOptions, OpenedAppHost } from './createAppHost';

export type LoadAppHost = (page: AppHostOptions) => Promise<OpenedAppHost>;

export interface LazyAppHost extends Pick<ShellServices, 'WithAppHost'> {
  /** Loads the host once; a call after a failure tries again. */
  open(): Promise<OpenedAppHost>;
}

/** Loads the host bundle, which only signed-in users need. */
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
