import { act, fireEvent, screen, within } from '@testing-library/react';
import { Button } from 'antd';
import { renderInKit } from '../renderInKit';
import { type ToastOptions, useToast } from './toastContext';

function Shower({ type, text, options }: { type: 'success' | 'error'; text: string; options?: ToastOptions }) {
  const toast = useToast();
  return <Button onClick={() => toast[type](text, options)}>{`show ${text}`}</Button>;
}
const show = (text: string) => fireEvent.click(screen.getByRole('button', { name: `show ${text}` }));
const later = (seconds: number) => act(() => void jest.advanceTimersByTime(seconds * 1000));
const messages = () => within(screen.getByRole('region', { name: 'Messages' }));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('the newest is on top, and each goes by itself', () => {
  renderInKit(
    <>
      <Shower type="success" text="Saved" />
      <Shower type="success" text="Sent" />
    </>,
  );
  show('Saved');
  later(2);
  show('Sent');
  expect(
    messages()
      .getAllByText(/Saved|Sent/)
      .map(({ textContent }) => textContent),
  ).toEqual(['Sent', 'Saved']);
  later(2);
  expect(messages().queryByText('Saved')).toBeNull();
  expect(messages().getByText('Sent')).toBeVisible();
});

test('its action runs once and closes it', () => {
  const onClick = jest.fn();
  renderInKit(<Shower type="success" text="Deleted" options={{ action: { label: 'Undo', onClick } }} />);
  show('Deleted');
  fireEvent.click(messages().getByRole('button', { name: 'Undo' }));
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(messages().queryByText('Deleted')).toBeNull();
});

test('F8 leads to its action, and what was pressed leads back', () => {
  renderInKit(<Shower type="success" text="Deleted" options={{ action: { label: 'Undo', onClick: jest.fn() } }} />);
  const work = screen.getByRole('button', { name: 'show Deleted' });
  work.focus();
  show('Deleted');
  fireEvent.keyDown(work, { key: 'F8' });
  const undo = messages().getByRole('button', { name: 'Undo' });
  expect(undo).toHaveFocus();
  later(60);
  fireEvent.click(undo);
  expect(work).toHaveFocus();
});

test('waits while it is pointed at', () => {
  renderInKit(<Shower type="success" text="Saved" />);
  show('Saved');
  fireEvent.pointerEnter(messages().getByText('Saved'));
  later(60);
  expect(messages().getByText('Saved')).toBeVisible();
  fireEvent.pointerLeave(messages().getByText('Saved'));
  later(4);
  expect(messages().queryByText('Saved')).toBeNull();
});

test('two of one error are one, and it stays as long as after the second', () => {
  renderInKit(
    <>
      <Shower type="error" text="Not sent" />
      <Shower type="error" text="No connection" />
    </>,
  );
  show('Not sent');
  show('No connection');
  later(6);
  show('Not sent');
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['Not sent', 'No connection']);
  later(6);
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['Not sent']);
});

test('two of one success are two: each has its own Undo', () => {
  renderInKit(<Shower type="success" text="Deleted" />);
  show('Deleted');
  show('Deleted');
  expect(messages().getAllByText('Deleted')).toHaveLength(2);
});

test('errors are announced at once', () => {
  renderInKit(<Shower type="error" text="Not sent" />);
  show('Not sent');
  expect(screen.getByRole('alert')).toHaveTextContent('Not sent');
});
