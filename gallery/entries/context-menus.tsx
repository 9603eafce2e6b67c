import { DropdownMenu, Icon, IconButton, useToast } from '@atrium/ui';
import { Copy, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import styles from './context-menus.module.css';

/** By the second button of a mouse, a long press, or the menu key. What it offers must be found elsewhere too. */
export function Basic() {
  const toast = useToast();
  const items = ['Open', 'Copy link', 'Archive'].map((key) => ({ key, label: key }));
  return (
    <DropdownMenu trigger={['contextMenu']} menu={{ items, onClick: ({ key }) => toast.info(key) }}>
      <button type="button" className={styles.area}>
        Open the menu here
      </button>
    </DropdownMenu>
  );
}

export function WithIconsAndGroups() {
  return (
    <DropdownMenu
      trigger={['contextMenu']}
      menu={{
        items: [
          { key: 'edit', label: 'Edit', icon: <Icon of={Pencil} /> },
          { key: 'copy', label: 'Duplicate', icon: <Icon of={Copy} /> },
          { key: 'off', label: 'Not now', disabled: true },
          { type: 'divider' },
          { key: 'delete', label: 'Delete', icon: <Icon of={Trash2} />, danger: true },
        ],
      }}
    >
      <button type="button" className={styles.area}>
        With icons, and one that cannot be chosen
      </button>
    </DropdownMenu>
  );
}

export function Submenus() {
  const folders = ['Drafts', 'Archive'].map((key) => ({ key, label: key }));
  return (
    <DropdownMenu
      trigger={['contextMenu']}
      menu={{
        items: [
          { key: 'open', label: 'Open' },
          { key: 'move', label: 'Move to', children: folders },
        ],
      }}
    >
      <button type="button" className={styles.area}>
        With a menu within
      </button>
    </DropdownMenu>
  );
}

/** On each line of a list; the same menu is behind the button at its end. */
export function OnLines() {
  const toast = useToast();
  return (
    <ul className={styles.lines}>
      {['Cover', 'Captions', 'Index'].map((title) => {
        const menu = {
          items: ['Open', 'Archive'].map((key) => ({ key, label: key })),
          onClick: ({ key }: { key: string }) => toast.info(`${key}: ${title}`),
        };
        return (
          <DropdownMenu key={title} trigger={['contextMenu']} menu={menu}>
            <li>
              {title}
              <DropdownMenu trigger={['click']} menu={menu}>
                <IconButton label={`Actions for ${title}`} icon={Ellipsis} />
              </DropdownMenu>
            </li>
          </DropdownMenu>
        );
      })}
    </ul>
  );
}

/** The current choice is marked. */
export function Selection() {
  const [size, setSize] = useState('Normal');
  const items = ['Small', 'Normal', 'Large'].map((key) => ({ key, label: key }));
  return (
    <DropdownMenu
      trigger={['contextMenu']}
      menu={{ items, selectable: true, selectedKeys: [size], onClick: ({ key }) => setSize(key) }}
    >
      <button type="button" className={styles.area}>
        Text size: {size}
      </button>
    </DropdownMenu>
  );
}
