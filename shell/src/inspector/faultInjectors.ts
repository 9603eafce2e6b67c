import type { AppDefinition, Release } from '@atrium/contract';
import { defaultOf, isAppDefinition, isCommandModule } from '@atrium/contract/host';
import type { LoadModule } from '../apps/loading/AppInstances';
import { LoadError, type LoadErrorReason } from '../apps/loading/LoadError';
import { addHidingStyles, failingPage, intentionalError } from './failingPages';

type FaultInjection = (load: LoadModule) => LoadModule;

type FaultInjector = (release: Release) => FaultInjection;

const never = new Promise<never>(() => undefined);

/** No module of it loads, and the reason is what the loader would have found out. */
const notLoading =
  (reason: LoadErrorReason, status?: number): FaultInjector =>
  ({ entry }) =>
  () =>
  async () => {
    throw new LoadError(reason, entry, { cause: intentionalError(), ...(status ? { status } : {}) });
  };

const withApp =
  (change: (app: AppDefinition, release: Release) => AppDefinition): FaultInjector =>
  (release) =>
  (load) =>
  async (module) => {
    const loaded = await load(module);
    const app = defaultOf(loaded);
    return module === './app' && isAppDefinition(app) ? { default: change(app, release) } : loaded;
  };

/** Its code arrives, and the files of its pages do not. */
const withoutPages = (reason: LoadErrorReason, status?: number): FaultInjector =>
  withApp((app, { entry }) => ({
    ...app,
    routes: app.routes.map((route) => ({
      ...route,
      async load() {
        throw new LoadError(reason, entry, { cause: intentionalError(), ...(status ? { status } : {}) });
      },
    })),
  }));

const withPages = (part: Parameters<typeof failingPage>[0]): FaultInjector =>
  withApp((app, release) => ({
    ...app,
    routes: app.routes.map((route) => ({
      ...route,
      load: async () => ({ default: failingPage(part, release, (await route.load()).default) }),
    })),
  }));

/** A module other than the app's own is changed, where it is one of those. */
const withModules =
  (modulesOf: (release: Release) => readonly string[], change: (value: unknown) => unknown): FaultInjector =>
  (release) =>
  (load) =>
  async (module) => {
    const loaded = await load(module);
    return modulesOf(release).includes(module) ? { default: change(defaultOf(loaded)) } : loaded;
  };

function fail(): never {
  throw intentionalError();
}

const slotsOf = ({ manifest }: Release) => (manifest.slots ?? []).map(({ module }) => module);
const commandsOf = ({ manifest }: Release) => (manifest.commands ?? []).map(({ module }) => module);

const failingCommands = (handlers: unknown): unknown =>
  isCommandModule(handlers) ? Object.fromEntries(Object.keys(handlers).map((id) => [id, fail])) : handlers;

export const faultInjectors = {
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
  // Unchanged code; another release is simulated by an override.
  replaced: () => (load) => load,
  slot: withModules(slotsOf, () => fail),
  command: withModules(commandsOf, failingCommands),
  reducer: withApp((app) => ({ ...app, reducer: fail })),
  style: withApp((app) => {
    addHidingStyles();
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
} satisfies Record<string, FaultInjector>;

export type FaultName = keyof typeof faultInjectors;

const isFaultName = (name: string): name is FaultName => Object.hasOwn(faultInjectors, name);

export const faultNames: readonly FaultName[] = Object.keys(faultInjectors).filter(isFaultName);

/** The faults that apply to a release: one without slots cannot fail in them. */
export const faultsFor = (release: Release): readonly FaultName[] =>
  faultNames.filter(
    (name) =>
      !(name === 'slot' && slotsOf(release).length === 0) && !(name === 'command' && commandsOf(release).length === 0),
  );
