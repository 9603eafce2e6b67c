import { Icon } from '@atrium/ui';
import { Badge } from '@atrium/ui/display';
import { Bell } from 'lucide-react';
import { defineTrial, onOff } from '../trial/defineTrial';

const badge = defineTrial({
  part: 'Badge',
  props: {
    count: { values: [0, 3, 120], does: 'How many; nothing is drawn for none.' },
    overflowCount: { values: [99, 9], does: 'From here on it says “more than”.' },
    showZero: onOff('None is worth saying.'),
    dot: onOff('That there is something, not how much.'),
    size: { values: ['medium', 'small'], does: '20 or 14 px.' },
  },
  start: { count: 3, overflowCount: 99, showZero: false, dot: false, size: 'medium' },
  inside: '<Icon of={Bell} size={24} />',
  render: (props) => (
    <Badge {...props}>
      <Icon of={Bell} size={24} />
    </Badge>
  ),
  rows: { medium: { size: 'medium' }, small: { size: 'small' } },
  columns: { many: { count: 120 }, none: { count: 0, showZero: true }, dot: { dot: true } },
});

export const trials = [badge];
