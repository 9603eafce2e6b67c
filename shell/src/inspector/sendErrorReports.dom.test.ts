import { createPageServices } from 'shared/runtime/page';
import type { Report } from './report';
import { sendReports } from './sendErrorReports';

let sent: Report[];
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
  stop = sendReports({
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
