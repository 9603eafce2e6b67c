import { Alert, Button } from '@atrium/ui';
import { defineTrial, onOff } from '../trial/defineTrial';

const titles = {
  hint: 'Good to know',
  info: 'The demo keeps what you enter in this browser',
  success: 'The invoice was sent',
  warning: 'The list could not be refreshed',
  error: 'The card was refused',
};

const alert = defineTrial({
  part: 'Alert',
  props: {
    type: {
      values: ['info', 'hint', 'success', 'warning', 'error'],
      does: 'What it means: tone and icon follow; an error is announced at once.',
    },
    description: {
      values: ['none', 'Ask the bank, or take another one.'],
      does: 'A sentence below the title.',
    },
    action: {
      ...onOff('One way on, at its end.'),
      write: () => 'action={<Button size="small">Try again</Button>}',
    },
    onClose: { ...onOff('It can be closed.'), write: () => 'onClose={close}' },
  },
  start: { type: 'warning', description: 'none', action: true, onClose: false },
  given: ['title={title}'],
  render: ({ type, description, action, onClose }) => (
    <Alert
      type={type}
      title={titles[type]}
      {...(description !== 'none' && { description })}
      {...(action && { action: <Button size="small">Try again</Button> })}
      {...(onClose && { onClose: () => undefined })}
    />
  ),
  rows: {
    hint: { type: 'hint' },
    info: { type: 'info' },
    success: { type: 'success' },
    warning: { type: 'warning' },
    error: { type: 'error' },
  },
  columns: {
    described: { action: false, description: 'Ask the bank, or take another one.' },
    closable: { action: false, onClose: true },
  },
});

export const trials = [alert];
