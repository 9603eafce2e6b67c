import { Button, EmptyState } from '@atrium/ui';
import { defineTrial, onOff } from '../trial/defineTrial';

const empty = defineTrial({
  part: 'EmptyState',
  props: {
    picture: {
      values: ['inbox', 'search', 'tasks', 'calendar', 'people', 'cart', 'document', 'chart', 'chat', 'time'],
      does: 'A line picture around the arch of the logo.',
    },
    title: { values: ['Nobody here yet', 'Nothing matches'], does: 'What there is not.' },
    text: { ...onOff('One sentence.'), write: () => 'text="Who you add appears here."' },
    action: { ...onOff('One action.'), write: () => 'action={<Button type="primary">Add user</Button>}' },
  },
  start: { picture: 'people', title: 'Nobody here yet', text: true, action: true },
  write: ({ picture, title, text, action }) =>
    [
      '<EmptyState',
      `  picture="${picture}"`,
      `  title="${title}"`,
      ...(text ? ['  text="Who you add appears here."'] : []),
      ...(action ? ['  action={<Button type="primary">Add user</Button>}'] : []),
      '/>',
    ].join('\n'),
  render: ({ text, action, ...props }) => (
    <EmptyState
      {...props}
      {...(text && { text: 'Who you add appears here.' })}
      {...(action && { action: <Button type="primary">Add user</Button> })}
    />
  ),
  rows: {},
});

export const trials = [empty];
