import { Timeline } from '@atrium/ui/display';
import { defineTrial, onOff } from '../trial/defineTrial';

const items = ['Written', 'Reviewed', 'Published'].map((title, day) => ({ title, content: `${12 + day} November` }));

const timeline = defineTrial({
  part: 'Timeline',
  props: {
    orientation: { values: ['vertical', 'horizontal'], does: 'Below each other, or beside each other.' },
    mode: { values: ['start', 'alternate', 'end'], does: 'On which side of the line.' },
    variant: { values: ['outlined', 'filled'], does: 'How the dots look.' },
    reverse: onOff('The newest first.'),
  },
  start: { orientation: 'vertical', mode: 'start', variant: 'outlined', reverse: false },
  given: ['items={items}'],
  render: (props) => (
    <div style={{ minInlineSize: 260 }}>
      <Timeline {...props} items={items} />
    </div>
  ),
  rows: { outlined: {}, filled: { variant: 'filled' } },
  columns: { alternate: { mode: 'alternate' }, reverse: { reverse: true } },
});

export const trials = [timeline];
