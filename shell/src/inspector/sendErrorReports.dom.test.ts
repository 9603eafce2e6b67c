import { createPageServices } from '@atrium/sdk/page';
import { blockedOriginOf, describeError, type ErrorReport, placesOf, sendErrorReports } from './sendErrorReports';

let sent: ErrorReport[];
let now: number;
let stop: () => void;
let events: ReturnType<typeof createPageServices>['events'];

beforeEach(() => {
  sent = [];
  now = 0;
  const services = createPageServices();
  events = services.events;
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (address: string, text: string) => {
      expect(address).toBe('/api/reports');
      sent.push(JSON.parse(text));
      return true;
    },
  });
  history.replaceState(null, '', '/apps/email?q=typed');
  stop = sendErrorReports({
    services: { events, clock: { ...services.clock, now: () => now } },
    address: '/api/reports',
    shell: '1-a',
  });
});

afterEach(() => stop());

const fail = () =>
  events.emit({ type: 'error', app: 'email', release: '1-b', stage: 'render', error: 'Error: my words' });

test('what fails is sent with app, release and places, and nothing that was typed', () => {
  const stack = 'TypeError: x\n at a (https://a.example/remotes/email/1-b/x.js:1:2)';
  events.emit({ type: 'error', app: 'email', release: '1-b', stage: 'render', error: 'TypeError: x', stack });
  expect(sent).toEqual([
    {
      kind: 'error',
      at: '1970-01-01T00:00:00.000Z',
      page: '/apps/email',
      shell: '1-a',
      app: 'email',
      release: '1-b',
      stage: 'render',
      what: 'TypeError: x',
      places: ['https://a.example/remotes/email/1-b/x.js:1:2'],
    },
  ]);
});

test('at most ten are sent in a minute', () => {
  for (let count = 0; count < 15; count += 1) fail();
  expect(sent).toHaveLength(10);
  now = 60_000;
  fail();
  expect(sent).toHaveLength(11);
});

test('what the policy has blocked is sent by its directive and the origin alone', () => {
  const violation = Object.assign(new Event('securitypolicyviolation'), {
    effectiveDirective: 'img-src',
    blockedURI: 'http://evil.example/x?secret=1',
    sourceFile: 'https://a.example/x.js',
    lineNumber: 3,
    columnNumber: 4,
  });
  document.dispatchEvent(violation);
  expect(sent).toMatchObject([
    { kind: 'policy', what: 'img-src http://evil.example', places: ['https://a.example/x.js:3:4'] },
  ]);
});

test.each([
  ['TypeError: page.open is not a function', 'TypeError: page.open is not a function'],
  [
    'LoadError: missing: /remotes/email/1.0.0-a/remoteEntry.js',
    'LoadError: missing: /remotes/email/1.0.0-a/remoteEntry.js',
  ],
  ['Error: There is no customer "Ann Archer"', 'Error'],
  ['SyntaxError: "my secret" is not valid JSON', 'SyntaxError'],
  ['RangeError: Invalid currency code: typed', 'RangeError'],
  ['what somebody has typed', 'Error'],
  ['TypeError: first line\nsecond line', 'TypeError: first line'],
])('%p is described as %p', (text, description) => expect(describeError(text)).toBe(description));

test('places are read of the stacks of all browsers, without what follows a question mark', () => {
  const chromium =
    'TypeError: my words\n    at open (https://a.example/shell/1-a/main.js:1:20)\n    at https://a.example/x.js?q=typed:3:4';
  const firefox = 'open@https://a.example/shell/1-a/main.js:1:20\n@https://a.example/x.js:3:4';
  const places = ['https://a.example/shell/1-a/main.js:1:20', 'https://a.example/x.js:3:4'];
  expect(placesOf(chromium)).toEqual(places);
  expect(placesOf(firefox)).toEqual(places);
  expect(placesOf('nothing of a stack')).toEqual([]);
});

test.each([
  ['https://evil.example/path?secret=1', 'https://evil.example'],
  ['inline', 'inline'],
])('of the address %p the policy names %p', (address, origin) => expect(blockedOriginOf(address)).toBe(origin));
