// Put behind the entry of a built release, whose `release` (container and id) the server writes before it: the app stays
// as it is, and fails where the test asks for it in `window.faults`.
const whole = window[release.container];
const never = new Promise(() => undefined);
let shares = {};

const isAsked = (fault) => window.faults?.[release.id] === fault;

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
    useEffect(() => failIf('effect'), []);
    const button = createElement('button', { onClick: async () => failIf('handler') }, 'Fail');
    return createElement(Fragment, null, isAsked('handler') && button, createElement(Page));
  };

const withFailingPages = (app) => ({
  ...app,
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
      return { default: withFailingPages(factory().default) };
    };
  },
};
