import { Button, DropdownMenu, Icon, IconButton } from '@atrium/ui';
import { ChevronDown, Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { Row } from '../components/Row';

const items = ['Draft', 'Sent', 'Paid'].map((key) => ({ key, label: key }));

export function Placement() {
  const places = ['bottomLeft', 'bottomRight', 'topLeft', 'topRight'] as const;
  return (
    <Row>
      {places.map((place) => (
        <DropdownMenu key={place} trigger={['click']} placement={place} menu={{ items }}>
          <Button>
            {place} <Icon of={ChevronDown} />
          </Button>
        </DropdownMenu>
      ))}
    </Row>
  );
}

/** The chosen one is marked, in words for screen readers too. */
export function Selection() {
  const [status, setStatus] = useState('Draft');
  return (
    <DropdownMenu
      trigger={['click']}
      menu={{ items, selectable: true, selectedKeys: [status], onClick: ({ key }) => setStatus(key) }}
    >
      <Button>
        {status} <Icon of={ChevronDown} />
      </Button>
    </DropdownMenu>
  );
}

export function Submenus() {
  return (
    <DropdownMenu
      trigger={['click']}
      menu={{
        items: [
          { key: 'copy', label: 'Copy' },
          { key: 'move', label: 'Move to', children: items },
        ],
      }}
    >
      <Button>
        Actions <Icon of={ChevronDown} />
      </Button>
    </DropdownMenu>
  );
}

export function ManyEntries() {
  const many = Array.from({ length: 40 }, (_, index) => ({ key: String(index), label: `Issue ${index + 1}` }));
  return (
    <DropdownMenu trigger={['click']} menu={{ items: many, style: { maxBlockSize: 240, overflow: 'auto' } }}>
      <Button>
        Issues <Icon of={ChevronDown} />
      </Button>
    </DropdownMenu>
  );
}

/** Three dots at the end of a row, named by the row. */
export function AtAnIcon() {
  return (
    <DropdownMenu trigger={['click']} menu={{ items }} placement="bottomRight">
      <IconButton label="Actions for invoice 5036" icon={Ellipsis} />
    </DropdownMenu>
  );
}

/** Several may be chosen: it stays open meanwhile, and the button counts them. */
export function WithCheckboxes() {
  const [chosen, setChosen] = useState(['Draft']);
  const [isOpen, setOpen] = useState(false);
  return (
    <DropdownMenu
      trigger={['click']}
      open={isOpen}
      onOpenChange={(next, { source }) => source === 'trigger' && setOpen(next)}
      menu={{
        items,
        multiple: true,
        selectable: true,
        selectedKeys: chosen,
        onSelect: ({ selectedKeys }) => setChosen(selectedKeys),
        onDeselect: ({ selectedKeys }) => setChosen(selectedKeys),
      }}
    >
      <Button>
        Status: {chosen.length} <Icon of={ChevronDown} />
      </Button>
    </DropdownMenu>
  );
}

/** Some of it cannot be done now; the button itself says why when nothing can. */
export function NotPossible() {
  const some = items.map((item) => ({ ...item, disabled: item.key === 'Paid' }));
  return (
    <Row>
      <DropdownMenu trigger={['click']} menu={{ items: some }}>
        <Button>
          Mark as <Icon of={ChevronDown} />
        </Button>
      </DropdownMenu>
      <DropdownMenu trigger={['click']} menu={{ items }} disabled>
        <Button disabled>
          Nothing chosen <Icon of={ChevronDown} />
        </Button>
      </DropdownMenu>
    </Row>
  );
}

/** Under headings, where there are many. */
export function Sections() {
  return (
    <DropdownMenu
      trigger={['click']}
      menu={{
        items: [
          { key: 'state', type: 'group', label: 'State', children: items },
          { type: 'divider' },
          { key: 'file', type: 'group', label: 'File', children: [{ key: 'pdf', label: 'Save as PDF' }] },
        ],
      }}
    >
      <Button>
        Invoice <Icon of={ChevronDown} />
      </Button>
    </DropdownMenu>
  );
}
