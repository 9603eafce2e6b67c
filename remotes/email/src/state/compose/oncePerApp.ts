import type { Runtime } from '@atrium/sdk';
import { whenReleased } from '../appScope';

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
    whenReleased(store, () => {
      services.delete(store);
      stop(service);
    });
    return service;
  };
}
