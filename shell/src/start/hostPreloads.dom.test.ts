import { onFirstInteraction, prefetchWhenIdle } from './hostPreloads';

afterEach(() => {
  document.head.replaceChildren();
  jest.useRealTimers();
});

test('what nobody has asked for yet is fetched once the browser is idle', () => {
  jest.useFakeTimers();
  document.head.innerHTML =
    '<link data-preload href="/a.js"><link data-preload rel="preload" href="/b.js"><link href="/c.js">';
  prefetchWhenIdle();
  const purposes = () => [...document.querySelectorAll('link')].map(({ rel }) => rel);
  expect(purposes()).toEqual(['', 'preload', '']);
  jest.runAllTimers();
  expect(purposes()).toEqual(['prefetch', 'preload', '']);
});

test('a connection that saves data fetches nothing ahead', () => {
  jest.useFakeTimers();
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  document.head.innerHTML = '<link data-preload href="/a.js">';
  prefetchWhenIdle();
  jest.runAllTimers();
  expect(document.querySelector('link')?.rel).toBe('');
  Reflect.deleteProperty(navigator, 'connection');
});

test.each(['pointermove', 'pointerdown', 'keydown', 'input'])('%s is a sign of a person, and counts once', (sign) => {
  const callback = jest.fn();
  onFirstInteraction(callback);
  expect(callback).not.toHaveBeenCalled();
  window.dispatchEvent(new Event(sign));
  window.dispatchEvent(new Event('keydown'));
  expect(callback).toHaveBeenCalledTimes(1);
});

test('a pointer at rest, under which the page is drawn, is no sign; its first move is', () => {
  const callback = jest.fn();
  const move = (movementX: number) =>
    window.dispatchEvent(Object.assign(new MouseEvent('pointermove'), { movementX, movementY: 0 }));
  onFirstInteraction(callback);
  move(0);
  expect(callback).not.toHaveBeenCalled();
  move(3);
  expect(callback).toHaveBeenCalledTimes(1);
});
