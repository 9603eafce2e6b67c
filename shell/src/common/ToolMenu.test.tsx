import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Languages } from 'lucide-react';
import { ToolMenu } from './ToolMenu';

const items = ['en', 'de', 'fr'].map((key) => ({ key, label: key.toUpperCase() }));

function openMenu() {
  const onSelect = jest.fn();
  render(
    <>
      <ToolMenu label="Language" icon={Languages} items={items} selected="de" onSelect={onSelect} />
      <button type="button">Elsewhere</button>
    </>,
  );
  return { user: userEvent.setup(), button: screen.getByRole('button', { name: 'Language' }), onSelect };
}

const item = (name: string) => screen.getByRole('menuitemradio', { name });

test('arrows, Home and End walk the choices from the one that is on; Enter takes one and leads back', async () => {
  const { user, button, onSelect } = openMenu();
  await user.tab();
  await user.keyboard('{ArrowDown}');
  expect(item('DE')).toHaveFocus();
  expect(item('DE')).toBeChecked();
  const walk = [
    ['{ArrowDown}', 'FR'],
    ['{ArrowDown}', 'EN'],
    ['{ArrowUp}', 'FR'],
    ['{Home}', 'EN'],
    ['{End}', 'FR'],
  ] as const;
  for (const [key, name] of walk) {
    await user.keyboard(key);
    expect(item(name)).toHaveFocus();
  }
  await user.keyboard('{Enter}');
  expect(onSelect.mock.calls).toEqual([['fr']]);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

test('Escape closes it and leads back to its button; so does a press elsewhere, without', async () => {
  const { user, button, onSelect } = openMenu();
  await user.click(button);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
  await user.click(button);
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(onSelect).not.toHaveBeenCalled();
});
