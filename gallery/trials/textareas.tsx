import { Input } from '@atrium/ui';
import { defineTrial, onOff } from '../trial/defineTrial';

const area = defineTrial({
  part: 'Input.TextArea',
  props: {
    rows: { values: [2, 4, 8], does: 'How many lines are seen at first.' },
    showCount: onOff('How many letters there are.'),
    maxLength: { values: [500, 40], does: 'How many letters fit.' },
    status: { values: ['', 'warning', 'error'], does: 'What is wrong with it.' },
    disabled: onOff('It cannot be used now.'),
  },
  start: { rows: 2, showCount: true, maxLength: 500, status: '', disabled: false },
  given: ['aria-label="Note"'],
  render: (props) => <Input.TextArea {...props} aria-label="Note" defaultValue="Thank you for your order." />,
  rows: { default: {}, wrong: { status: 'error' } },
  isTouched: true,
  columns: { off: { disabled: true } },
});

export const trials = [area];
