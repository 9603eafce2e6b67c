import { ValueStore } from './ValueStore';

test('listeners hear of each change, and of none after they have stopped', () => {
  const store = new ValueStore(1);
  const heard: number[] = [];
  const stop = store.subscribe(() => heard.push(store.get()));
  store.set(2);
  stop();
  store.set(3);
  expect(heard).toEqual([2]);
  expect(store.get()).toBe(3);
});

test('the same value is no change', () => {
  const store = new ValueStore({ a: 1 });
  const listener = jest.fn();
  store.subscribe(listener);
  store.set(store.get());
  expect(listener).not.toHaveBeenCalled();
});

test('a listener that stops another one, or joins, while the change is announced does no harm', () => {
  const store = new ValueStore(1);
  const late = jest.fn();
  const stop = store.subscribe(() => {
    stop();
    store.subscribe(late);
  });
  store.set(2);
  expect(late).not.toHaveBeenCalled();
  store.set(3);
  expect(late).toHaveBeenCalledTimes(1);
});
