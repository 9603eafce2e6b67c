// Put behind the entry of a built release, whose `release` (container and id) the server writes before it: the app stays
// as it is, and fails where the test asks for it in `window.faults`.
const whole = window[release.container];
const never = new Promise(() => undefined);
let shares = {};

/** A test names the container too, where only one release of the app is to fail. */
const isAsked = (fault) => [fault, `${fault} ${release.container}`].includes(window.faults?.[release.id]);

function failIf(fault) {
  if (isAsked(fault)) throw new Error(`On purpose: ${fault}`);
}

async function reactOfTheHost() {
  const [share] = Object.values(shares.react);
  return (share.lib ?? (await share.get()))();
}

const failingPage =
  ({ createElement, Fragment, use, useEffect }, Page) =>
  () => {
    failIf('render');
    if (isAsked('suspense')) use(never);
    useEffect(() => {
      failIf('effect');
      if (isAsked('style')) hideEverything();
    }, []);
    const button = createElement('button', { onClick: async () => failIf('handler') }, 'Fail');
    return createElement(Fragment, null, isAsked('handler') && button, createElement(Page));
  };

/** A style sheet without scoping, as a careless app ships it. */
function hideEverything() {
  const style = document.createElement('style');
  style.textContent = 'button, nav, main { display: none !important }';
  document.head.append(style);
}

const withFailingParts = (app) => ({
  ...app,
  reducer(state, action) {
    failIf('reducer');
    return app.reducer ? app.reducer(state, action) : (state ?? {});
  },
  listen(runtime) {
    const number = runtime.http.interceptors.request.use((call) => {
      failIf('client');
      return call;
    });
    const stop = app.listen?.(runtime);
    return () => {
      runtime.http.interceptors.request.eject(number);
      stop?.();
    };
  },
  routes: app.routes.map((route) => ({
    ...route,
    load: async () => ({ default: failingPage(await reactOfTheHost(), (await route.load()).default) }),
  })),
});

const added = {
  './FaultSlot': () => ({
    default() {
      failIf('slot');
      return `The slot of ${release.id}`;
    },
  }),
  './faultCommands': () => ({
    default: {
      [`${release.id}.fault`]() {
        failIf('command');
        document.body.dataset.ran = release.id;
      },
    },
  }),
};

window[release.container] = {
  init(scope, ...rest) {
    shares = scope;
    return whole.init(scope, ...rest);
  },
  async get(module) {
    const factory = added[module] ?? (await whole.get(module));
    if (module !== './app') return factory;
    return () => {
      failIf('import');
      return { default: withFailingParts(factory().default) };
    };
  },
};
