type Id = string;
type Consumes = (chunk: Id, promises: unknown[]) => void;
type Start = typeof import('./startContainer');

/** What the bundler gives a container with one chunk, which takes two modules of the host. */
function bundled() {
  const m: Record<Id, (module: { exports: unknown }) => void> = {};
  const f: { consumes?: Consumes } = {};
  return {
    m,
    f,
    c: {},
    u: (chunk: Id) => `${chunk}.js`,
    initContainer: (_scope: object): void => undefined,
    getContainer: (_module: string): unknown => undefined,
    initializeExposesData: { moduleMap: { './app': async () => () => 'app' } },
    consumesLoadingData: {
      chunkMapping: { page: ['1', '2'] },
      moduleIdToConsumeDataMapping: { 1: { shareKey: 'react' }, 2: { shareKey: '@atrium/ui/table' } },
    },
  };
}

/** Starts a container in the scope of a host. */
function start(scope: object = {}) {
  const container = bundled();
  Object.assign(globalThis, { __webpack_require__: container, __webpack_nonce__: undefined });
  jest.isolateModules(() => void jest.requireActual<Start>('./startContainer'));
  container.initContainer(scope);
  return {
    ...container,
    async open(chunk: Id) {
      const promises: unknown[] = [];
      container.f.consumes?.(chunk, promises);
      await Promise.all(promises);
      return promises.length;
    },
    take(id: Id) {
      const module: { exports: unknown } = { exports: {} };
      container.m[id]?.(module);
      return module.exports;
    },
  };
}

const loaded = (module: unknown) => ({ '1.0.0': { lib: () => module, loaded: true, get: async () => () => module } });

test('what the host has loaded is there at once, what it loads on demand as soon as it is loaded', async () => {
  const get = jest.fn(async () => () => 'table');
  const scope = { react: loaded('react'), '@atrium/ui/table': { '3.0.0': { get } } };
  const { open, take } = start(scope);
  expect(await open('page')).toBe(1);
  expect([take('1'), take('2')]).toEqual(['react', 'table']);
  expect(await open('page')).toBe(0);

  // A further container finds what the first one had loaded.
  const other = start(scope);
  expect(await other.open('page')).toBe(0);
  expect(other.take('2')).toBe('table');
  expect(get).toHaveBeenCalledTimes(1);
});

test('two chunks that wait for the same module ask for it once', async () => {
  const get = jest.fn(async () => () => 'table');
  const { open, take } = start({ react: loaded('react'), '@atrium/ui/table': { '3.0.0': { get } } });
  expect(await Promise.all([open('page'), open('page')])).toEqual([1, 1]);
  expect(take('2')).toBe('table');
  expect(get).toHaveBeenCalledTimes(1);
});

test('a module that did not arrive fails the chunk that needs it, and is asked for again by the next', async () => {
  const get = jest.fn(async () => () => 'table').mockRejectedValueOnce(new Error('lost'));
  const { open, take } = start({ react: loaded('react'), '@atrium/ui/table': { '3.0.0': { get } } });
  await open('page');
  expect(() => take('2')).toThrow('lost');
  await open('page');
  expect(take('2')).toBe('table');
});

test('a module that the host does not give is named', async () => {
  const { open, take } = start({ react: loaded('react') });
  await open('page');
  expect(() => take('2')).toThrow('The host gives no @atrium/ui/table.');
});

test('the exposed modules are found by name', async () => {
  const { getContainer } = start();
  await expect(getContainer('./app')).resolves.toBeInstanceOf(Function);
  await expect(getContainer('./missing')).rejects.toThrow('The container has no module "./missing".');
});

test('chunks follow the address by which their entry was asked for again', () => {
  const entry = Object.assign(document.createElement('script'), { src: 'https://host/remoteEntry.js?r=1' });
  Object.defineProperty(document, 'currentScript', { value: entry, configurable: true });
  try {
    expect(start().u('page')).toBe('page.js?r=1');
  } finally {
    Reflect.deleteProperty(document, 'currentScript');
  }
});
