import { Steps } from '@atrium/ui/display';
import { defineTrial } from '../trial/defineTrial';

const steps = defineTrial({
  part: 'Steps',
  props: {
    current: { values: [0, 1, 2], does: 'Which step one is at.' },
    status: { values: ['process', 'wait', 'finish', 'error'], does: 'How the step that one is at is getting on.' },
    orientation: { values: ['horizontal', 'vertical'], does: 'Beside each other, or below each other.' },
    size: { values: ['default', 'small'], does: '32 or 24 px.' },
    type: { values: ['default', 'dot', 'navigation', 'panel'], does: 'Numbers, dots, or places of a bar.' },
  },
  start: { current: 1, status: 'process', orientation: 'vertical', size: 'default', type: 'default' },
  given: ['items={items}'],
  render: (props) => <Steps {...props} items={['Account', 'Person', 'Address'].map((title) => ({ title }))} />,
  rows: { default: {}, dot: { type: 'dot' } },
  columns: { first: { current: 0 }, wrong: { status: 'error' }, last: { current: 2 } },
});

export const trials = [steps];
