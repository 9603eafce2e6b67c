import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from 'antd';
import { renderInKit } from '../renderInKit';
import { DropdownMenu } from './DropdownMenu';

function open(onClick = jest.fn()) {
  const items = ['Editor', 'Author'].map((label) => ({ key: label, label }));
  renderInKit(
    <DropdownMenu trigger={['click']} menu={{ items, onClick: ({ key }) => onClick(key) }}>
      <Button>Role</Button>
    </DropdownMenu>,
  );
  return { user: userEvent.setup(), button: screen.getByRole('button', { name: 'Role' }), onClick };
}

test.each(['{Enter}', '{ArrowDown}'])('%s opens the menu and leads into it; the choice leads back', async (key) => {
  const { user, button, onClick } = open();
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.tab();
  await user.keyboard(key);
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Editor' })).toHaveFocus());
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await user.click(screen.getByRole('menuitem', { name: 'Author' }));
  expect(onClick).toHaveBeenCalledWith('Author');
  expect(button).toHaveFocus();
});

test('Escape closes it and leads back', async () => {
  const { user, button } = open();
  await user.tab();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Editor' })).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  expect(button).toHaveFocus();
});
