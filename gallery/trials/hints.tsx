import { Button, Popover, Tooltip } from '@atrium/ui';
import { defineTrial, onOff } from '../trial/defineTrial';

const placement = {
  values: ['top', 'bottom', 'left', 'right', 'topLeft', 'topRight', 'bottomLeft', 'bottomRight'],
  does: 'Where it opens; where there is no room, it opens on the other side.',
} as const;

const tooltip = defineTrial({
  part: 'Tooltip',
  props: {
    placement,
    arrow: { values: [true, false], does: 'Points at what it is about.' },
    mouseEnterDelay: { values: [0.1, 0, 0.5], does: 'Seconds before it opens.' },
  },
  start: { placement: 'top', arrow: true, mouseEnterDelay: 0.1 },
  given: ['title="Sent on 12 November"'],
  inside: '<Button>Sent</Button>',
  render: (props) => (
    <Tooltip {...props} title="Sent on 12 November">
      <Button>Sent</Button>
    </Tooltip>
  ),
  rows: {},
});

const popover = defineTrial({
  part: 'Popover',
  props: {
    placement,
    trigger: {
      values: ['hover', 'click', 'focus'],
      does: 'What opens it: a click, where there is something to press.',
    },
    arrow: { values: [true, false], does: 'Points at what it is about.' },
    title: { ...onOff('A heading.'), write: () => 'title="Columns"' },
  },
  start: { placement: 'bottom', trigger: 'click', arrow: true, title: true },
  given: ['content={columns}'],
  inside: '<Button>View</Button>',
  render: ({ title, ...props }) => (
    <Popover {...props} content={<p>What the panel holds</p>} {...(title && { title: 'Columns' })}>
      <Button>View</Button>
    </Popover>
  ),
  rows: {},
});

export const trials = [tooltip, popover];
