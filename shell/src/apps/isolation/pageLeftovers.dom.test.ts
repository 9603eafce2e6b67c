import { removeCovers, restoreCalls } from './documentGuard';

afterEach(() => restoreCalls());

test('what an app has put in the place of handlers and of the history’s ways is put back', () => {
  const { pushState } = history;
  expect(restoreCalls()).toEqual([]);
  window.onerror = () => true;
  window.onbeforeunload = () => 'Stay';
  history.pushState = () => undefined;
  expect(restoreCalls()).toEqual(['onbeforeunload', 'onerror', 'pushState']);
  expect(window.onerror).toBeNull();
  expect(history.pushState).toBe(pushState);
});

test('only what an app has left over the page is taken away', () => {
  const add = (name: string) => {
    const element = Object.assign(document.createElement('div'), { id: name });
    document.body.append(element);
    return element;
  };
  const host = new Set([add('host')]);
  const [cover, beside, ofKit] = [add('cover'), add('beside'), add('kit')];
  Object.assign(ofKit, { _reactListening1: true });
  const inner = cover.appendChild(document.createElement('p'));
  document.elementFromPoint = (x) => (x < innerWidth / 2 ? inner : ofKit);
  expect(removeCovers(host)).toEqual(['<div> over the page']);
  expect([...document.body.children].map(({ id }) => id)).toEqual(['host', beside.id, 'kit']);
  expect(removeCovers(host)).toEqual([]);
});
