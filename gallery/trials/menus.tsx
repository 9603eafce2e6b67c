import { Button, DropdownMenu, Icon } from '@atrium/ui';
import { ChevronDown, Copy, Trash2 } from 'lucide-react';
import { defineTrial, onOff } from '../trial/defineTrial';

const menu = defineTrial({
  part: 'DropdownMenu',
  props: {
    placement: {
      values: ['bottomLeft', 'bottom', 'bottomRight', 'topLeft', 'top', 'topRight'],
      does: 'Where it opens; where there is no room, it opens on the other side.',
    },
    trigger: {
      values: ['hover', 'click', 'contextMenu'],
      does: 'What opens it. By keys, Enter does.',
      write: (trigger) => `trigger={['${trigger}']}`,
    },
    arrow: onOff('Points at what it belongs to.'),
    disabled: onOff('It does not open.'),
  },
  start: { placement: 'bottomLeft', trigger: 'click', arrow: false, disabled: false },
  given: ['menu={{ items, onClick }}'],
  inside: '<Button>More</Button>',
  render: ({ trigger, ...props }) => (
    <DropdownMenu
      {...props}
      trigger={[trigger]}
      menu={{
        items: [
          { key: 'copy', label: 'Duplicate', icon: <Icon of={Copy} /> },
          { type: 'divider' },
          { key: 'delete', label: 'Delete', icon: <Icon of={Trash2} />, danger: true },
        ],
      }}
    >
      <Button disabled={props.disabled}>
        More <Icon of={ChevronDown} />
      </Button>
    </DropdownMenu>
  ),
  rows: {},
});

export const trials = [menu];
