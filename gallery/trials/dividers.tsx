import { Divider } from '@atrium/ui/display';
import { defineTrial, onOff } from '../trial/defineTrial';

const divider = defineTrial({
  part: 'Divider',
  props: {
    variant: { values: ['solid', 'dashed', 'dotted'], does: 'How the line is drawn.' },
    titlePlacement: { values: ['center', 'start', 'end'], does: 'Where the words are.' },
    plain: onOff('The words are as light as text.'),
    size: { values: ['large', 'middle', 'small'], does: 'How much room is around it.' },
  },
  start: { variant: 'solid', titlePlacement: 'center', plain: false, size: 'middle' },
  inside: 'Today',
  render: (props) => (
    <div style={{ inlineSize: 220 }}>
      <Divider {...props}>Today</Divider>
    </div>
  ),
  rows: { solid: {}, dashed: { variant: 'dashed' }, dotted: { variant: 'dotted' } },
  columns: { start: { titlePlacement: 'start' }, plain: { plain: true } },
});

export const trials = [divider];
