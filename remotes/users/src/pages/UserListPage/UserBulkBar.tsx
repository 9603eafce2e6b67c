import { useCan } from '@atrium/sdk';
import { Button, DropdownMenu, Icon, SelectionBar } from '@atrium/ui';
import { ExportButton, type ExportKind, type RowSelection } from '@atrium/ui/table';
import { ChevronDown, Download, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { userStatuses } from '../../api/choices';
import type { UserSelection, UsersUpdate } from '../../api/schemas';
import { useBulkActions } from '../../components/UserActions/useBulkActions';
import { useRoleOptions } from '../../components/useRoleName';

interface UserBulkBarProps {
  selection: RowSelection;
  chosen: UserSelection;
  total: number;
  onExport: (kind: ExportKind) => void;
  isExporting: boolean;
}

export function UserBulkBar({ selection, chosen, total, onExport, isExporting }: UserBulkBarProps) {
  const { t } = useTranslation('users');
  const can = useCan();
  const roles = useRoleOptions();
  const { update, remove, isBusy } = useBulkActions();
  const change = async (dataToUpdate: UsersUpdate['dataToUpdate']) => {
    if (await update(chosen, dataToUpdate)) selection.clear();
  };

  return (
    <SelectionBar count={selection.count} total={total} onSelectAll={selection.selectAll} onClear={selection.clear}>
      {can({ action: 'update', subject: 'User' }) && (
        <>
          <Choice
            label={t('field.role')}
            isDisabled={isBusy}
            options={roles.map(({ value: roleId, label }) => ({
              key: roleId,
              label,
              onClick: () => change({ roleId }),
            }))}
          />
          <Choice
            label={t('field.status')}
            isDisabled={isBusy}
            options={userStatuses.map((status) => ({
              key: status,
              label: t(`status.${status}`),
              onClick: () => change({ status }),
            }))}
          />
        </>
      )}
      <ExportButton
        type="text"
        label={t('list.export')}
        icon={Download}
        isExporting={isExporting}
        onExport={onExport}
      />
      {can({ action: 'delete', subject: 'User' }) && (
        <Button
          type="text"
          danger
          disabled={isBusy}
          icon={<Icon of={Trash2} />}
          onClick={async () => {
            if (await remove(chosen)) selection.clear();
          }}
        >
          {t('action.delete')}
        </Button>
      )}
    </SelectionBar>
  );
}

interface ChoiceProps {
  label: string;
  isDisabled: boolean;
  options: { key: string; label: string; onClick: () => void }[];
}

const Choice = ({ label, isDisabled, options }: ChoiceProps) => (
  <DropdownMenu trigger={['click']} menu={{ items: options }} disabled={isDisabled}>
    <Button type="text">
      {label}
      <Icon of={ChevronDown} />
    </Button>
  </DropdownMenu>
);
