import { createFakeClock } from '@atrium/standalone/testing';
import { render } from '@testing-library/react';
import { RuntimeProvider } from './RuntimeProvider';
import { createRuntime } from './runtime';
import { memoryStorage } from './storage';
import { usePolling } from './usePolling';

function Page({ poll }: { poll: () => Promise<void> }) {
  usePolling(poll, 10_000);
  return null;
}

function open() {
  const clock = createFakeClock();
  const answers: (() => void)[] = [];
  const poll = jest.fn(() => new Promise<void>((resolve) => answers.push(resolve)));
  const page = render(
    <RuntimeProvider runtime={createRuntime({ clock, storage: memoryStorage() })}>
      <Page poll={poll} />
    </RuntimeProvider>,
  );
  return { ...page, clock, poll, answers };
}

test('polls again some time after the last request was answered', async () => {
  const { clock, poll, answers } = open();
  await clock.advance(10_000);
  await clock.advance(20_000);
  expect(poll).toHaveBeenCalledTimes(1);
  answers[0]?.();
  await clock.advance(0);
  await clock.advance(10_000);
  expect(poll).toHaveBeenCalledTimes(2);
});

test('ends with its page, also where a request is on its way', async () => {
  const { clock, poll, answers, unmount } = open();
  await clock.advance(10_000);
  unmount();
  answers[0]?.();
  await clock.advance(0);
  await clock.advance(60_000);
  expect(poll).toHaveBeenCalledTimes(1);
});
