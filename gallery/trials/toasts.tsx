import { Button, useToast } from '@atrium/ui';
import { defineTrial, onOff } from '../trial/defineTrial';

interface ShownToast {
  kind: 'success' | 'info' | 'error';
  action: boolean;
}

const texts = { success: 'Amira Haddad was added', info: 'A copy is in your inbox', error: 'Nothing was saved' };

function ToastButton({ kind, action }: ShownToast) {
  const toast = useToast();
  const undo = { label: 'Undo', onClick: () => toast.info('It is back') };
  return (
    <Button type="primary" onClick={() => toast[kind](texts[kind], action ? { action: undo } : {})}>
      Show it
    </Button>
  );
}

const toast = defineTrial({
  part: 'useToast',
  props: {
    kind: { values: ['success', 'info', 'error'], does: 'What it means: an error stays longer.' },
    action: onOff('What was done can be taken back.'),
  },
  start: { kind: 'success', action: true },
  write: ({ kind, action }) =>
    `const toast = useToast();\n\ntoast.${kind}('${texts[kind]}'${action ? ", { action: { label: 'Undo', onClick: undo } }" : ''});`,
  render: (props) => <ToastButton {...props} />,
  rows: {},
});

export const trials = [toast];
