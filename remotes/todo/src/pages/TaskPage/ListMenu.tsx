import { DropdownMenu, IconButton } from '@atrium/ui';
import { Ellipsis } from 'lucide-react';
import { useTranslation } from 'react-i18next';

interface ListMenuProps {
  name: string;
  onEdit: () => void;
  /** Absent for what is always there. */
  onDelete: (() => void) | undefined;
}

/** What can be done with a tag or a project. */
export function ListMenu({ name, onEdit, onDelete }: ListMenuProps) {
  const { t } = useTranslation('todo');
  return (
    <DropdownMenu
      trigger={['click']}
      placement="bottomRight"
      menu={{
        items: [
          { key: 'edit', label: t('list.edit') },
          ...(onDelete ? [{ key: 'delete', label: t('list.delete'), danger: true }] : []),
        ],
        onClick: ({ key }) => (key === 'edit' ? onEdit() : onDelete?.()),
      }}
    >
      <IconButton label={t('list.menu', { name })} icon={Ellipsis} />
    </DropdownMenu>
  );
}
