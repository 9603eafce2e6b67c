import { createFakeClock } from '@atrium/standalone/testing';
import { createEventHub } from './events';

const clock = createFakeClock(1000);
const failure = (app: string) => ({ type: 'error', app, stage: 'load', error: 'x' }) as const;

test('listeners hear events with their time until they stop', () => {
  const hub = createEventHub(clock);
  const heard: unknown[] = [];
  const stop = hub.on((event) => heard.push(event));
  hub.emit(failure('chat'));
  stop();
  hub.emit(failure('email'));
  expect(heard).toEqual([{ ...failure('chat'), at: 1000 }]);
});

test('the latest 200 are kept, oldest first', () => {
  const hub = createEventHub(clock);
  for (let number = 0; number < 203; number += 1) hub.emit(failure(String(number)));
  expect(hub.recent()).toHaveLength(200);
  expect(hub.recent()[0]).toMatchObject({ app: '3' });
  expect(hub.recent().at(-1)).toMatchObject({ app: '202' });
});

test('a listener that throws keeps nobody else from hearing', () => {
  const report = jest.spyOn(console, 'error').mockImplementation(() => {});
  const hub = createEventHub(clock);
  const heard: string[] = [];
  hub.on(() => {
    throw new Error('broken sink');
  });
  hub.on(({ type }) => heard.push(type));
  hub.emit(failure('chat'));
  expect(heard).toEqual(['error']);
  expect(report).toHaveBeenCalled();
  report.mockRestore();
});

test('an app that floods the hub is cut short once a second, and said so in one event; others go on', async () => {
  const hub = createEventHub(clock);
  const flood = (times: number) => {
    for (let number = 0; number < times; number += 1) hub.emit(failure('chat'));
  };
  flood(130);
  hub.emit(failure('email'));
  hub.emit({ type: 'session', status: 'signedOut' });
  const of = (app: string) => hub.recent().filter((event) => 'app' in event && event.app === app);
  expect([of('chat').length, of('email').length]).toEqual([50, 1]);
  expect(hub.recent().at(-1)).toMatchObject({ type: 'session' });

  await clock.advance(1000);
  expect(of('chat').slice(50)).toEqual([
    {
      type: 'error',
      app: 'chat',
      stage: 'flood',
      error: '80 further events within a second were left out',
      at: clock.now(),
    },
  ]);

  flood(50);
  await clock.advance(1000);
  expect(of('chat')).toHaveLength(101);
});
