import type { Runtime } from '@atrium/sdk';

const stops = new WeakMap<object, Set<() => void>>();

/**
 * A service of this app: one per page, made when it is first needed, for as long as this release is the active one.
 * @param stop runs before another release becomes the active one, which makes its own
 */
export function oncePerApp<Service>(
  create: (runtime: Runtime) => Service,
  stop: (service: Service) => void = () => {},
): (runtime: Runtime) => Service {
  const services = new WeakMap<object, Service>();
  return (runtime) => {
    const { store } = runtime;
    const known = services.get(store);
    if (known) return known;
    const service = create(runtime);
    services.set(store, service);
    const release = () => {
      services.delete(store);
      stop(service);
    };
    stops.set(store, (stops.get(store) ?? new Set()).add(release));
    return service;
  };
}

/** Stops every service of the release that leaves. */
export function releaseServices({ store }: Pick<Runtime, 'store'>): void {
  for (const stop of stops.get(store) ?? []) stop();
  stops.delete(store);
}
