import { Pill } from '@atrium/ui';
import { defineTrial, onOff } from '../trial/defineTrial';

const pill = defineTrial({
  part: 'Pill',
  props: {
    tone: {
      values: ['neutral', 'accent', 'green', 'amber', 'red', 'teal', 'plum'],
      does: 'What it means: green is good, amber waits, red is late or lost.',
    },
    dot: onOff('A dot before the text, for a state.'),
  },
  start: { tone: 'green', dot: true },
  inside: 'Active',
  render: (props) => <Pill {...props}>{props.dot ? 'Active' : 'Label'}</Pill>,
  rows: { label: { dot: false }, state: { dot: true } },
  columns: {
    neutral: { tone: 'neutral' },
    accent: { tone: 'accent' },
    amber: { tone: 'amber' },
    red: { tone: 'red' },
    teal: { tone: 'teal' },
    plum: { tone: 'plum' },
  },
});

export const trials = [pill];
