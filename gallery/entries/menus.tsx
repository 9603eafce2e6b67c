import { Button, DropdownMenu, Icon, IconButton, useToast } from '@atrium/ui';
import { ChevronDown, Copy, Ellipsis, Trash2 } from 'lucide-react';
import { Row } from '../components/Row';

/** Opens by click, Enter and arrow keys; Escape closes it. */
export function Menu() {
  const toast = useToast();
  const items = ['Draft', 'Sent', 'Paid'].map((key) => ({ key, label: key }));
  return (
    <DropdownMenu trigger={['click']} menu={{ items, onClick: ({ key }) => toast.info(key) }}>
      <Button>
        Status <Icon of={ChevronDown} />
      </Button>
    </DropdownMenu>
  );
}

export function WithIconsAndGroups() {
  return (
    <Row>
      <DropdownMenu
        trigger={['click']}
        menu={{
          items: [
            { key: 'copy', label: 'Duplicate', icon: <Icon of={Copy} /> },
            { key: 'off', label: 'Not now', disabled: true },
            { type: 'divider' },
            { key: 'delete', label: 'Delete', icon: <Icon of={Trash2} />, danger: true },
          ],
        }}
      >
        <IconButton label="Actions for invoice 5036" icon={Ellipsis} />
      </DropdownMenu>
    </Row>
  );
}
