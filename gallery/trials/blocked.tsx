import { Button } from '@atrium/ui';
import { Blocked } from '@atrium/ui/display';
import { defineTrial, onOff } from '../trial/defineTrial';

const blocked = defineTrial({
  part: 'Blocked',
  props: {
    isBlocked: onOff('Blocks the content, for keys too.'),
    label: { values: ['Loading', 'Saving', 'Sending'], does: 'What it waits for.' },
  },
  start: { isBlocked: true, label: 'Saving' },
  inside: '<Address />',
  render: (props) => (
    <Blocked {...props}>
      <div style={{ padding: 32 }}>
        <p>12 Harbour Street, Lisbon</p>
        <Button>Change</Button>
      </div>
    </Blocked>
  ),
  rows: { free: { isBlocked: false }, blocked: {} },
});

export const trials = [blocked];
