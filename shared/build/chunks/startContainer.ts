// What a container starts with, in place of the federation's own runtime, of which each app would bring 5 kB: a remote of
// ours takes all that is shared from its host, and gives none.

/** As the federation runtime of the host keeps them (`Shared` in `@module-federation/runtime-core`). */
interface Shared {
  lib?: () => unknown;
  loaded?: boolean;
  loading?: Promise<() => unknown> | null;
  get: () => Promise<() => unknown>;
}

type Scope = Record<string, Record<string, Shared> | undefined>;

type Id = string | number;

/** What the bundler writes into the entry of a container. */
interface ContainerRequire {
  u: (chunk: Id) => string;
  m: Record<Id, (module: { exports: unknown }) => void>;
  c: Record<Id, unknown>;
  f: { consumes?: (chunk: Id, promises: unknown[]) => void };
  initializeExposesData: { moduleMap: Record<string, (() => unknown) | undefined> };
  consumesLoadingData?: {
    chunkMapping: Record<Id, Id[] | undefined>;
    moduleIdToConsumeDataMapping: Record<Id, { shareKey: string } | undefined>;
  };
  initContainer: (scope: Scope) => void;
  getContainer: (module: string) => unknown;
}

declare let __webpack_require__: ContainerRequire;
// biome-ignore lint/style/useConst: rspack takes the assignment below for its own
declare let __webpack_nonce__: string | undefined;

const container = __webpack_require__;

// The retry of a failed load asks for the same release under other URLs, and chunks must follow: a browser that still
// waits for the first request never asks again for the same one.
const script = document.currentScript;
const query = script instanceof HTMLScriptElement ? new URL(script.src).search : '';
if (query) {
  const fileOf = container.u;
  container.u = (chunk) => `${fileOf(chunk)}${query}`;
}

// Style elements made by the chunks carry the nonce of the page they are in.
__webpack_nonce__ = document.querySelector<HTMLMetaElement>('meta[name="nonce"]')?.nonce;

let scope: Scope = {};

/** Loads what the host loads on demand; its own loads find the same promise. */
async function load(shared: Shared): Promise<() => unknown> {
  try {
    shared.loading ??= shared.get();
    shared.lib = await shared.loading;
    shared.loaded = true;
    return shared.lib;
  } catch (error) {
    shared.loading = null;
    throw error;
  }
}

const { chunkMapping = {}, moduleIdToConsumeDataMapping: shares = {} } = container.consumesLoadingData ?? {};

/** What has been taken, or is on its way. */
const taken = new Map<Id, Promise<void> | undefined>();

/** Makes a module of what the host gives under its key: at once, or as soon as the host has loaded it. */
function take(id: Id): Promise<void> | undefined {
  const define = (give: () => unknown) => {
    taken.set(id, undefined);
    container.m[id] = (module) => {
      delete container.c[id];
      module.exports = give();
    };
  };
  const fail = (error: unknown) => {
    define(() => {
      throw error;
    });
    // The next chunk that needs it tries again.
    taken.delete(id);
  };
  const key = shares[id]?.shareKey;
  const versions = Object.values(scope[`${key}`] ?? {});
  const shared = versions.find(({ loaded }) => loaded) ?? versions.at(-1);
  if (!shared) fail(new Error(`The host gives no ${key}.`));
  else if (shared.lib) define(shared.lib);
  else {
    const loading = load(shared).then(define, fail);
    taken.set(id, loading);
    return loading;
  }
  return undefined;
}

container.f.consumes = (chunk, promises) => {
  for (const id of chunkMapping[chunk] ?? []) {
    const loading = taken.has(id) ? taken.get(id) : take(id);
    if (loading) promises.push(loading);
  }
};

container.initContainer = (shared) => {
  scope = shared;
};

container.getContainer = (module) => {
  const open = container.initializeExposesData.moduleMap[module];
  return open ? open() : Promise.reject(new Error(`The container has no module "${module}".`));
};

export {};
