import type { Runtime } from '@atrium/sdk';
import { whenReleased } from '../appScope';

/**
 * Service of this app: one per page, created on first use, while this release is active.
 * @param stop runs before another release becomes active, which creates its own
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
    whenReleased(store, () => {
      services.delete(store);
      stop(service);
    });
    return service;
  };
}
