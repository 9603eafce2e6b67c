import { fireEvent, render, screen } from '@testing-library/react';
import { useStill } from './useGestures';

function EventButton({ title, onClick }: { title: string; onClick?: () => void }) {
  const rendered = useStill(title);
  return (
    <button key={rendered} type="button" onClick={onClick}>
      {rendered}
    </button>
  );
}

test('an element that is pressed stays until its click, and shows what is new after it', async () => {
  const onClick = jest.fn();
  const { rerender } = render(<EventButton title="Stand-up" onClick={onClick} />);
  const pressed = screen.getByRole('button');
  fireEvent.pointerDown(pressed);
  rerender(<EventButton title="Stand-up, moved" onClick={onClick} />);
  expect(pressed).toBeInTheDocument();
  fireEvent.pointerUp(pressed);
  fireEvent.click(pressed);
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(await screen.findByRole('button', { name: 'Stand-up, moved' })).toBeVisible();
  rerender(<EventButton title="Stand-up, over" />);
  expect(screen.getByRole('button', { name: 'Stand-up, over' })).toBeVisible();
});

test.each(['pointercancel', 'contextmenu'])('what takes the pointer away (%s) ends the press', async (type) => {
  const { rerender } = render(<EventButton title="Stand-up" />);
  fireEvent.pointerDown(screen.getByRole('button'));
  rerender(<EventButton title="Stand-up, moved" />);
  fireEvent(document, new Event(type));
  expect(await screen.findByRole('button', { name: 'Stand-up, moved' })).toBeVisible();
});
