import { useCan } from '@atrium/sdk';
import { Button, FloatingAction, Icon, useIsNarrow } from '@atrium/ui';
import { Plus, Upload, UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { UserDrawerKind } from '../../components/UserForm/UserDrawer';

interface UserListActionsProps {
  onExport: () => void;
  isExporting: boolean;
  onAdd: (kind: UserDrawerKind) => void;
}

/** What can be done with the list as a whole. */
export function UserListActions({ onExport, isExporting, onAdd }: UserListActionsProps) {
  const { t } = useTranslation('users');
  const isNarrow = useIsNarrow();
  const canAdd = useCan()({ action: 'create', subject: 'User' });
  return (
    <>
      <Button icon={<Icon of={Upload} />} loading={isExporting} onClick={onExport}>
        {t('list.export')}
      </Button>
      {canAdd && (
        <Button icon={<Icon of={UserPlus} />} onClick={() => onAdd('invite')}>
          {t('list.invite')}
        </Button>
      )}
      {canAdd && !isNarrow && (
        <Button type="primary" icon={<Icon of={Plus} />} onClick={() => onAdd('add')}>
          {t('list.add')}
        </Button>
      )}
      {canAdd && <FloatingAction label={t('list.add')} icon={Plus} onClick={() => onAdd('add')} />}
    </>
  );
}
