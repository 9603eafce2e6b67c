import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from 'antd';
import { renderInKit } from '../renderInKit';
import { Popover } from './Popover';

let mockIsDown = true;

jest.mock('../Anchored/overlays', () => {
  if (mockIsDown) throw new Error('No answer');
  return jest.requireActual('../Anchored/overlays');
});

test('code that did not arrive says so, comes with the next press, and leaves the button and its focus in place', async () => {
  renderInKit(
    <Popover trigger="click" content="What it holds">
      <Button>More</Button>
    </Popover>,
  );
  const user = userEvent.setup();
  const button = screen.getByRole('button', { name: 'More' });
  await user.click(button);
  expect(await screen.findByText(/Check the connection/)).toBeVisible();
  expect(screen.queryByText('What it holds')).toBeNull();

  mockIsDown = false;
  await user.click(button);
  expect(await screen.findByText('What it holds')).toBeVisible();
  expect(screen.getByRole('button', { name: 'More' })).toBe(button);
  expect(button).toHaveFocus();
});
