import { sampleRelease } from '@atrium/contract/host';
import { AppInstances } from './AppInstances';

const first = sampleRelease({ id: 'mail' }, '1');
const second = sampleRelease({ id: 'mail' }, '2');

const stateOf = (instances: AppInstances, { container } = first) => instances.statuses.get().get(container)?.state;

test('a release is idle, loads, is ready and then active', () => {
  const instances = new AppInstances();
  expect(instances.releaseOf(first).status.state).toBe('idle');
  instances.markLoading(first);
  expect(stateOf(instances)).toBe('loading');
  instances.markLoaded(first, './app', 12);
  expect(stateOf(instances)).toBe('ready');
  instances.markActive(first);
  expect(instances.statuses.get().get(first.container)).toEqual({ state: 'active', ms: 12 });
});

test('a further module of an active release changes nothing of its state or its time', () => {
  const instances = new AppInstances();
  instances.markLoaded(first, './app', 12);
  instances.markActive(first);
  instances.markLoading(first);
  instances.markLoaded(first, './app', 99);
  expect(instances.releaseOf(first).status).toEqual({ state: 'active', ms: 12 });
});

test('another release that becomes active leaves the last one ready', () => {
  const instances = new AppInstances();
  instances.markActive(first);
  instances.markActive(second);
  expect([stateOf(instances), stateOf(instances, second)]).toEqual(['ready', 'active']);
  instances.markActive(first);
  expect([stateOf(instances), stateOf(instances, second)]).toEqual(['active', 'ready']);
});

test('a failure stays known after it has passed', () => {
  const instances = new AppInstances();
  instances.markFailed(first, new Error('no'));
  expect(instances.releaseOf(first).status).toEqual({ state: 'failed', error: 'Error: no' });
  instances.markLoading(first);
  instances.markLoaded(first, './app', 5);
  expect(instances.releaseOf(first).status).toEqual({ state: 'ready', error: 'Error: no', ms: 5 });
});

test('an active release that crashed is active again once it has loaded', () => {
  const instances = new AppInstances();
  instances.markActive(first);
  instances.markFailed(first, 'crash');
  instances.markLoaded(first, './Page', 1);
  expect(stateOf(instances)).toBe('active');
});

test('an app that is reset keeps its code and nothing that was made of it', () => {
  const instances = new AppInstances();
  const app = instances.of(first);
  instances.markActive(first);
  app.texts = first.container;
  app.view = { container: first.container, App: () => null };
  instances.reset(first);
  expect(app).toEqual({ releases: app.releases });
  expect(stateOf(instances)).toBe('ready');
});
