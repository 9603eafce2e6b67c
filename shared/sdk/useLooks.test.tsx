import { createFakeClock } from '@atrium/standalone/testing';
import { render } from '@testing-library/react';
import { RuntimeProvider } from './RuntimeProvider';
import { createRuntime } from './runtime';
import { memoryStorage } from './storage';
import { useLooks } from './useLooks';

function Page({ look }: { look: () => Promise<void> }) {
  useLooks(look, 10_000);
  return null;
}

function open() {
  const clock = createFakeClock();
  const answers: (() => void)[] = [];
  const look = jest.fn(() => new Promise<void>((resolve) => answers.push(resolve)));
  const page = render(
    <RuntimeProvider runtime={createRuntime({ clock, storage: memoryStorage() })}>
      <Page look={look} />
    </RuntimeProvider>,
  );
  return { ...page, clock, look, answers };
}

test('looks again some time after the last look was answered', async () => {
  const { clock, look, answers } = open();
  await clock.advance(10_000);
  await clock.advance(20_000);
  expect(look).toHaveBeenCalledTimes(1);
  answers[0]?.();
  await clock.advance(0);
  await clock.advance(10_000);
  expect(look).toHaveBeenCalledTimes(2);
});

test('ends with its page, also where a look is on its way', async () => {
  const { clock, look, answers, unmount } = open();
  await clock.advance(10_000);
  unmount();
  answers[0]?.();
  await clock.advance(0);
  await clock.advance(60_000);
  expect(look).toHaveBeenCalledTimes(1);
});
