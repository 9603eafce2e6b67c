import { readPageSettings } from './pageSettings';

const visit = (search: string) => window.history.replaceState(null, '', `/${search}`);

beforeEach(() => {
  window.sessionStorage.clear();
  visit('');
});

test.each([
  ['', {}],
  ['?demo.latency=800&demo.failureRate=0.2&demo.failureStatus=0', { latency: 800, failureRate: 0.2, failureStatus: 0 }],
  ['?demo.failureRate=many&demo.latency=-1&demo.other=1', {}],
])('the address %s asks for %j', (search, settings) => {
  visit(search);
  expect(readPageSettings()).toEqual(settings);
});

test('what was asked once counts for the tab', () => {
  visit('?demo.latency=10');
  readPageSettings();
  visit('');
  expect(readPageSettings()).toEqual({ latency: 10 });
});

test('what the page was opened with counts, though its address has led on', () => {
  visit('?to=%2F');
  expect(readPageSettings('?demo.latency=10')).toEqual({ latency: 10 });
});
