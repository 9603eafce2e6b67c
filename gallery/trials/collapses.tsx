import { Collapse } from '@atrium/ui/display';
import { defineTrial, onOff } from '../trial/defineTrial';

const items = [
  { key: 'who', label: 'Who may publish?', children: <p>Editors, once somebody has approved.</p> },
  { key: 'when', label: 'When does it appear?', children: <p>At the minute that was chosen.</p> },
];

const collapse = defineTrial({
  part: 'Collapse',
  props: {
    accordion: onOff('One is open at a time.'),
    bordered: { values: [true, false], does: 'A line around it.' },
    ghost: onOff('No ground and no line.'),
    size: { values: ['middle', 'small', 'large'], does: 'How high its heads are.' },
    expandIconPlacement: { values: ['start', 'end'], does: 'Where the arrow is.' },
    collapsible: { values: ['header', 'icon', 'disabled'], does: 'What opens it.' },
  },
  start: {
    accordion: false,
    bordered: true,
    ghost: false,
    size: 'middle',
    expandIconPlacement: 'start',
    collapsible: 'header',
  },
  given: ['items={items}'],
  render: (props) => (
    <div style={{ inlineSize: 260 }}>
      <Collapse {...props} items={items} defaultActiveKey={['who']} />
    </div>
  ),
  rows: { bordered: {}, plain: { bordered: false } },
  columns: { bare: { ghost: true }, off: { collapsible: 'disabled' } },
});

export const trials = [collapse];
