import { useKeys } from '@atrium/sdk';
import { EmptyState, Page, useFormat } from '@atrium/ui';
import { DataTable } from '@atrium/ui/table';
import { useTranslation } from 'react-i18next';
import { UserDrawer } from '../../components/UserForm/UserDrawer';
import { UserBulkBar } from './UserBulkBar';
import { UserListActions } from './UserListActions';
import { UserListToolbar } from './UserListToolbar';
import { useDrawerInAddress } from './useDrawerInAddress';
import { useUserList } from './useUserList';

export default function UserList() {
  const { t } = useTranslation('users');
  const format = useFormat();
  const [adding, setAdding] = useDrawerInAddress();
  const { table, view, total, selection, chosen, rowKeys, tableProps, isExporting, exportAll, exportChosen } =
    useUserList();
  useKeys({ ...rowKeys });

  return (
    <Page
      title={t('title')}
      meta={total !== undefined && format.number(total)}
      actions={<UserListActions isExporting={isExporting} onExport={exportAll} onAdd={setAdding} />}
    >
      <UserListToolbar table={table} view={view} />
      <DataTable
        label={t('title')}
        {...tableProps}
        rowLabel={({ fullName }) => fullName}
        rowLink={({ id }) => `/apps/user/view/${id}`}
        empty={<EmptyState picture="people" title={t('list.empty')} text={t('list.emptyText')} />}
      />
      <UserBulkBar
        selection={selection}
        chosen={chosen}
        total={total ?? 0}
        isExporting={isExporting}
        onExport={exportChosen}
      />
      <UserDrawer kind={adding} onClose={() => setAdding(undefined)} />
    </Page>
  );
}
