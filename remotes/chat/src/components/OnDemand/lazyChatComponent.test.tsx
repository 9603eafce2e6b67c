import { renderInApp } from '@atrium/standalone/testing';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import app from '../../app';
import { testOptions } from '../../testing/testOptions';
import { lazyChatComponent } from './lazyChatComponent';

const Part = ({ text }: { text: string }) => <p>{text}</p>;
const arriveLater = () =>
  jest.fn<Promise<{ default: typeof Part }>, []>().mockRejectedValueOnce(new Error('No chunk')).mockResolvedValue({
    default: Part,
  });
const renderComponent = (part: ReactNode) => renderInApp(app, part, { ...testOptions, route: '/apps/chat' });

// React logs every error that a boundary catches.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

test('a part that does not arrive says so in its place, and is asked for again', async () => {
  const Late = lazyChatComponent(arriveLater());
  const { user } = await renderComponent(<Late props={{ text: 'Here' }} />);
  expect(await screen.findByText('This part could not be loaded.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Here')).toBeVisible();
});

test('one that was opened over the page is closed again, and the next opening asks once more', async () => {
  const load = arriveLater();
  const Late = lazyChatComponent(load);
  const onMissing = jest.fn();
  const { unmount } = await renderComponent(<Late props={{ text: 'Here' }} onMissing={onMissing} />);
  expect(onMissing).toHaveBeenCalledTimes(1);
  unmount();
  await renderComponent(<Late props={{ text: 'Here' }} onMissing={onMissing} />);
  expect(await screen.findByText('Here')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
