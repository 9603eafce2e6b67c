import { fetchAheadWhenIdle, onFirstSign } from './hostPreloads';

afterEach(() => {
  document.head.replaceChildren();
  jest.useRealTimers();
});

test('what nobody has asked for yet is fetched once the browser is idle', () => {
  jest.useFakeTimers();
  document.head.innerHTML =
    '<link data-ahead href="/a.js"><link data-ahead rel="preload" href="/b.js"><link href="/c.js">';
  fetchAheadWhenIdle();
  const purposes = () => [...document.querySelectorAll('link')].map(({ rel }) => rel);
  expect(purposes()).toEqual(['', 'preload', '']);
  jest.runAllTimers();
  expect(purposes()).toEqual(['prefetch', 'preload', '']);
});

test.each(['pointermove', 'pointerdown', 'keydown', 'input'])('%s is a sign of a person, and counts once', (sign) => {
  const callback = jest.fn();
  onFirstSign(callback);
  expect(callback).not.toHaveBeenCalled();
  window.dispatchEvent(new Event(sign));
  window.dispatchEvent(new Event('keydown'));
  expect(callback).toHaveBeenCalledTimes(1);
});

test('a pointer at rest, under which the page is drawn, is no sign; its first move is', () => {
  const callback = jest.fn();
  const move = (movementX: number) =>
    window.dispatchEvent(Object.assign(new MouseEvent('pointermove'), { movementX, movementY: 0 }));
  onFirstSign(callback);
  move(0);
  expect(callback).not.toHaveBeenCalled();
  move(3);
  expect(callback).toHaveBeenCalledTimes(1);
});
