import type { AppDefinition, Release } from '@atrium/contract';
import { defaultOf, isAppDefinition, isCommandModule } from '@atrium/contract/host';
import type { LoadModule } from '../apps/loading/AppInstances';
import { LoadError, type LoadFault } from '../apps/loading/LoadError';
import { failingPage, hideEverything, onPurpose } from './failingPages';

/** Changes how the modules of a release load. */
type Disturbance = (load: LoadModule) => LoadModule;

type Way = (release: Release) => Disturbance;

const never = new Promise<never>(() => undefined);

/** No module of it loads, and the reason is what the loader would have found out. */
const notLoading =
  (fault: LoadFault, status?: number): Way =>
  ({ entry }) =>
  () =>
  async () => {
    throw new LoadError(fault, entry, { cause: onPurpose(), ...(status ? { status } : {}) });
  };

/** The app loads, with a part of it changed. */
const withApp =
  (change: (app: AppDefinition, release: Release) => AppDefinition): Way =>
  (release) =>
  (load) =>
  async (module) => {
    const loaded = await load(module);
    const app = defaultOf(loaded);
    return module === './app' && isAppDefinition(app) ? { default: change(app, release) } : loaded;
  };

/** Its code arrives, and the files of its pages do not. */
const withoutPages = (fault: LoadFault, status?: number): Way =>
  withApp((app, { entry }) => ({
    ...app,
    routes: app.routes.map((route) => ({
      ...route,
      async load() {
        throw new LoadError(fault, entry, { cause: onPurpose(), ...(status ? { status } : {}) });
      },
    })),
  }));

const withPages = (part: Parameters<typeof failingPage>[0]): Way =>
  withApp((app, release) => ({
    ...app,
    routes: app.routes.map((route) => ({
      ...route,
      load: async () => ({ default: failingPage(part, release, (await route.load()).default) }),
    })),
  }));

/** A module other than the app's own is changed, where it is one of those. */
const withModules =
  (modulesOf: (release: Release) => readonly string[], change: (value: unknown) => unknown): Way =>
  (release) =>
  (load) =>
  async (module) => {
    const loaded = await load(module);
    return modulesOf(release).includes(module) ? { default: change(defaultOf(loaded)) } : loaded;
  };

function fail(): never {
  throw onPurpose();
}

const slotsOf = ({ manifest }: Release) => (manifest.slots ?? []).map(({ module }) => module);
const commandsOf = ({ manifest }: Release) => (manifest.commands ?? []).map(({ module }) => module);

const failingCommands = (handlers: unknown): unknown =>
  isCommandModule(handlers) ? Object.fromEntries(Object.keys(handlers).map((id) => [id, fail])) : handlers;

/** Every way in which an app can fail, as the list of faults has them. */
export const ways = {
  missing: notLoading('missing', 404),
  server: notLoading('server', 503),
  hang: () => () => () => never,
  html: notLoading('missing', 200),
  broken: notLoading('broken', 200),
  empty: notLoading('broken', 200),
  integrity: notLoading('broken', 200),
  chunk: withoutPages('missing', 404),
  truncated: withoutPages('broken', 200),
  import: () => () => async () => fail(),
  render: withPages('render'),
  effect: withPages('effect'),
  handler: withPages('handler'),
  suspense: withPages('suspense'),
  host: notLoading('host'),
  // Its code is as it was: another release of it is made up beside it.
  replaced: () => (load) => load,
  slot: withModules(slotsOf, () => fail),
  command: withModules(commandsOf, failingCommands),
  reducer: withApp((app) => ({ ...app, reducer: fail })),
  style: withApp((app) => {
    hideEverything();
    return app;
  }),
  client: withApp((app) => ({
    ...app,
    listen(runtime) {
      const number = runtime.http.interceptors.request.use(fail);
      const stop = app.listen?.(runtime);
      return () => {
        runtime.http.interceptors.request.eject(number);
        stop?.();
      };
    },
  })),
} satisfies Record<string, Way>;

export type WayName = keyof typeof ways;

const isWayName = (name: string): name is WayName => Object.hasOwn(ways, name);

export const wayNames: readonly WayName[] = Object.keys(ways).filter(isWayName);

/** The ways that can hit a release: only what has a slot can fail in it. */
export const waysFor = (release: Release): readonly WayName[] =>
  wayNames.filter(
    (name) =>
      !(name === 'slot' && slotsOf(release).length === 0) && !(name === 'command' && commandsOf(release).length === 0),
  );
