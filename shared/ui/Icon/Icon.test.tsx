import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Trash2 } from 'lucide-react';
import { renderInKit } from '../renderInKit';
import { IconButton } from './IconButton';
import { IconSvg } from './IconSvg';

test('IconButton is known by its label', async () => {
  const onClick = jest.fn();
  renderInKit(<IconButton label="Delete" icon={Trash2} onClick={onClick} isPressed={false} />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete', pressed: false }));
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('IconSvg draws shapes and nothing that could run', () => {
  const { container } = renderInKit(
    <IconSvg
      nodes={[
        ['path', { d: 'M0 0h4', 'stroke-width': '2', onclick: 'alert(1)' }],
        ['script', { src: '/x.js' }],
        ['foreignObject', {}],
      ]}
    />,
  );
  expect(container.querySelector('svg')?.innerHTML).toBe('<path d="M0 0h4" stroke-width="2"></path>');
});
